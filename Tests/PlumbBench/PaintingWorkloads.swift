import Foundation
import PlumbUI

/// A picture whose painting is measured.
struct PaintingWorkload {
  let name: String
  let list: DisplayList

  /// Creates a workload on a white square canvas of 1 000 pixels.
  init(_ name: String, _ commands: [DrawCommand], side: CGFloat = 1_000) {
    self.name = name
    list = DisplayList(
      commands: commands, background: .init(red: 1, green: 1, blue: 1),
      size: CGSize(width: side, height: side), scale: 1)
  }

  /// Creates a workload that paints a list.
  init(_ name: String, _ list: DisplayList) {
    (self.name, self.list) = (name, list)
  }

  /// All workloads.
  @MainActor static var all: [PaintingWorkload] { gradients + shapes + clips + groups + effects }

  // MARK: Pictures

  private static func color(_ index: Int, opacity: Double = 1) -> ResolvedColor {
    ResolvedColor(
      red: Double(index * 37 % 101) / 100, green: Double(index * 61 % 101) / 100,
      blue: Double(index * 89 % 101) / 100, opacity: opacity)
  }

  private static let ramp = GradientRamp(stops: [
    .init(color: color(1), location: 0), .init(color: color(4), location: 0.4),
    .init(color: color(6), location: 1),
  ])

  private static let square = Path(CGRect(x: 0, y: 0, width: 1_000, height: 1_000))

  private static var gradients: [PaintingWorkload] {
    let center = CGPoint(x: 500, y: 500)
    let geometries: [(String, GradientGeometry)] = [
      ("linear", .linear(from: .zero, to: CGPoint(x: 1_000, y: 1_000))),
      (
        "radial",
        .radial(center: center, unit: CGSize(width: 1, height: 1), start: 0, end: 500)
      ),
      ("angular", .angular(center: center, start: 0, end: 2 * .pi)),
    ]
    return geometries.map { name, geometry in
      PaintingWorkload(
        "\(name) gradient, 1000x1000",
        [.fill(square, FillStyle(), .gradient(ramp, geometry))])
    }
  }

  /// The frames of a thousand shapes, off the pixel grid.
  private static let frames: [CGRect] = (0..<1_000).map { index in
    let x = Double(index * 379 % 950) + 0.3
    let y = Double(index * 613 % 950) + 0.7
    return CGRect(x: x, y: y, width: 40.5, height: 40.5)
  }

  private static var shapes: [PaintingWorkload] {
    var (discs, rings, boxes): ([DrawCommand], [DrawCommand], [DrawCommand]) = ([], [], [])
    let thin = StrokeStyle(lineWidth: 2)
    for (index, frame) in frames.enumerated() {
      let shading = Shading.color(color(index))
      discs.append(.fill(Path(ellipseIn: frame), FillStyle(), shading))
      rings.append(.stroke(Path(ellipseIn: frame), thin, shading))
      boxes.append(.stroke(Path(frame), thin, shading))
    }
    return [
      PaintingWorkload("1 000 circles, filled", discs),
      PaintingWorkload("1 000 circles, stroked", rings),
      PaintingWorkload("1 000 rectangles, stroked", boxes),
    ]
  }

  private static var clips: [PaintingWorkload] {
    let tiles: [DrawCommand] = (0..<100).map { index in
      let origin = CGPoint(x: index % 10 * 100, y: index / 10 * 100)
      let tile = Path(CGRect(origin: origin, size: CGSize(width: 100, height: 100)))
      return DrawCommand.fill(tile, FillStyle(), .color(color(index)))
    }
    let rounded = Path(
      roundedRect: CGRect(x: 20.5, y: 20.5, width: 500, height: 500), cornerRadius: 40,
      style: .circular)
    let line = GradientGeometry.linear(
      from: CGPoint(x: 20, y: 20), to: CGPoint(x: 520, y: 520))
    return [
      PaintingWorkload(
        "circular clip, 100 rectangles",
        [
          .clip(
            Path(ellipseIn: CGRect(x: 0.5, y: 0.5, width: 999, height: 999)), FillStyle(), tiles)
        ]),
      PaintingWorkload(
        "rounded clip, gradient",
        [.clip(rounded, FillStyle(), [.fill(square, FillStyle(), .gradient(ramp, line))])],
        side: 540),
    ]
  }

  private static var groups: [PaintingWorkload] {
    let discs: [DrawCommand] = (0..<20).map { index in
      let rect = CGRect(x: index * 30, y: index * 30, width: 400, height: 400)
      return DrawCommand.fill(Path(ellipseIn: rect), FillStyle(), .color(color(index)))
    }
    let picture: [DrawCommand] = (0..<36).map { index in
      let origin = CGPoint(x: 200 + index % 6 * 100, y: 200 + index / 6 * 100)
      let rect = CGRect(origin: origin, size: CGSize(width: 100, height: 100))
      return DrawCommand.fill(Path(rect), FillStyle(), .color(color(index, opacity: 0.9)))
    }
    return [
      PaintingWorkload("opacity group", [.group(.opacity(0.5), discs)]),
      PaintingWorkload(
        "blur of radius 20, 600x600",
        [.group(.blur(radius: 20, isOpaque: false), picture)]),
      PaintingWorkload(
        "blur of radius 200, 600x600",
        [.group(.blur(radius: 200, isOpaque: false), picture)]),
    ]
  }
}

/// The least times of painting several pictures, measured in turns so that all of them share the
/// noise of the machine.
@MainActor struct PaintingRounds {
  let painter: Painter
  let workloads: [PaintingWorkload]
  let results: BenchResults

  /// The milliseconds for which the thread has run; other programs do not lengthen them.
  private var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }

  /// Paints every picture once a round, and reports its least time.
  func run(rounds: Int) {
    let canvases = workloads.map {
      PixelCanvas(width: $0.list.pixelSize.width, height: $0.list.pixelSize.height)
    }
    var least = workloads.map { _ in Double.infinity }
    for _ in 0..<rounds {
      for (index, workload) in workloads.enumerated() {
        let start = processorTime
        painter.paint(workload.list, on: canvases[index])
        least[index] = min(least[index], processorTime - start)
      }
    }
    for (workload, time) in zip(workloads, least) {
      results.add(BenchResult(name: workload.name, least: time, unit: .milliseconds))
    }
  }
}
