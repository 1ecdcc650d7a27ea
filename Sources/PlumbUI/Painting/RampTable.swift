/// A ramp made ready to be asked for pixels: pieces along which colours change evenly.
struct RampTable {
  private struct Piece {
    /// Where the piece begins.
    var start: Double
    /// The colour there, not premultiplied.
    var color: SIMD4<Double>
    /// How much of each component a step of 1 adds.
    var slope: SIMD4<Double>
  }

  private var pieces: [Piece] = []
  private let extent: GradientRamp.Extent
  /// The piece asked for last; the next pixel is most often in the same.
  private var latest = 0

  /// Into how many even pieces mixing in another space than sRGB's is cut between two stops. The
  /// curve of sRGB is steepest at black, where the error is a quarter of a byte.
  private static var cuts: Int { 256 }

  /// A table of a ramp; `nil` if nothing of it shows.
  init?(_ ramp: GradientRamp) {
    extent = ramp.extent
    let stops = ramp.orderedStops
    guard let first = stops.first, let last = stops.last,
      stops.contains(where: { $0.color.opacity > 0 })
    else { return nil }
    pieces = [Piece(start: -.infinity, color: first.color.components, slope: .zero)]
    // Stops closer than that make a hard edge.
    for (one, other) in zip(stops, stops.dropFirst()) where other.location - one.location > 1e-9 {
      append(from: one, to: other, in: ramp.space)
    }
    pieces.append(Piece(start: last.location, color: last.color.components, slope: .zero))
  }

  private mutating func append(
    from one: GradientRamp.Stop, to other: GradientRamp.Stop, in space: GradientRamp.Space
  ) {
    let length = other.location - one.location
    let cuts = space == .device ? 1 : Self.cuts
    let (from, to) = (
      space.values(of: one.color.components), space.values(of: other.color.components)
    )
    var color = one.color.components
    for cut in 1...cuts {
      let share = Double(cut) / Double(cuts)
      let next = ResolvedColor(space.color(of: from + (to - from) * share)).components
      let start = one.location + length * Double(cut - 1) / Double(cuts)
      pieces.append(
        Piece(start: start, color: color, slope: (next - color) * Double(cuts) / length))
      color = next
    }
  }

  /// The premultiplied pixel at a place on the ramp.
  @inline(__always)
  mutating func pixel(at place: Double) -> UInt32 {
    // What is no number counts as far before the start.
    let place = extended(abs(place) <= 1e9 ? place : (place > 0 ? 1e9 : -1e9))
    let next = latest + 1
    if place < pieces[latest].start || (next < pieces.count && place >= pieces[next].start) {
      latest = index(of: place)
    }
    let piece = pieces[latest]
    // The first piece begins nowhere, but changes nothing along the way.
    let color =
      piece.slope == .zero
      ? piece.color
      : (piece.color + piece.slope * (place - piece.start))
        .clamped(lowerBound: .zero, upperBound: .one)
    let opacity = color.w
    let bytes = color * opacity * 255 + 0.5
    return UInt32(opacity * 255 + 0.5) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8
      | UInt32(bytes.z)
  }

  /// The place within the ramp that shows at one beyond its ends.
  @inline(__always)
  private func extended(_ place: Double) -> Double {
    switch extent {
    case .pad: return place
    case .repeat: return place - place.rounded(.down)
    case .mirror:
      let turn = place - 2 * (place / 2).rounded(.down)
      return turn > 1 ? 2 - turn : turn
    }
  }

  /// The last piece that begins at or before a place.
  private func index(of place: Double) -> Int {
    var (low, high) = (0, pieces.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if pieces[middle].start <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
