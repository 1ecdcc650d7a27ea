import SwiftUI

// A screen made of custom layouts: places on a stand, a table, and buttons of one width. It is
// written as for SwiftUI: this file imports nothing else.

struct Candidate: Identifiable, Equatable {
  let name: String
  let color: Color
  var votes = 0
  var id: String { name }
}

@MainActor final class Election: ObservableObject {
  @Published var candidates: [Candidate]

  init(votes: [Int] = [0, 1, 2]) {
    let colors: [Color] = [.orange, .yellow, .brown]
    candidates = zip(["Cat", "Goldfish", "Dog"], zip(colors, votes)).map {
      Candidate(name: $0, color: $1.0, votes: $1.1)
    }
  }

  var total: Int { candidates.reduce(0) { $0 + $1.votes } }

  var isTie: Bool {
    candidates.dropFirst().allSatisfy { $0.votes == candidates.first?.votes }
  }

  func place(of candidate: Candidate) -> Int {
    1 + candidates.filter { $0.votes > candidate.votes }.count
  }
}

struct ElectionScreen: View {
  var body: some View {
    VStack {
      Spacer()
      Winners()
      Spacer()
      Results()
      Spacer()
      Ballots()
        .padding(.bottom)
    }
  }
}

// MARK: The stand

struct Winners: View {
  @EnvironmentObject private var election: Election

  var body: some View {
    let layout = election.isTie ? AnyLayout(HStackLayout()) : AnyLayout(PlaceWheel())
    Stand()
      .overlay(alignment: .top) {
        layout {
          ForEach(election.candidates) { candidate in
            Portrait(candidate: candidate)
              .place(election.place(of: candidate))
          }
        }
        .animation(.default, value: election.candidates)
      }
  }
}

struct Stand: View {
  var body: some View {
    VStack(spacing: 2) {
      ForEach([1, 2, 3], id: \.self) { band($0) }
    }
    .aspectRatio(1.5, contentMode: .fit)
    .accessibilityLabel("stand")
  }

  private func band(_ place: Int) -> some View {
    Color.primary.opacity(0.1 * Double(place))
      .accessibilityLabel("band \(place)")
      .overlay(alignment: .leading) { number(place).accessibilityLabel("left \(place)") }
      .overlay(alignment: .trailing) { number(place).accessibilityLabel("right \(place)") }
  }

  private func number(_ place: Int) -> some View {
    Text("\(place)")
      .font(.system(size: 64))
      .opacity(0.1)
  }
}

struct Portrait: View {
  var candidate: Candidate

  var body: some View {
    Circle()
      .frame(width: 80, height: 80)
      .foregroundColor(candidate.color)
      .shadow(radius: 3)
      .overlay {
        Text(candidate.name.prefix(1).uppercased())
          .font(.system(size: 64))
          .accessibilityLabel("letter of \(candidate.name)")
      }
      .accessibilityLabel("portrait of \(candidate.name)")
  }
}

private struct Place: LayoutValueKey {
  static let defaultValue: Int = 1
}

extension View {
  func place(_ value: Int) -> some View {
    layoutValue(key: Place.self, value: value)
  }
}

/// Puts three views on a circle and turns it until a better one is always higher.
struct PlaceWheel: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let radius = min(bounds.size.width, bounds.size.height) / 3.0
    let step = Angle.degrees(360.0 / Double(subviews.count)).radians
    let turn = turn(subviews.map { $0[Place.self] }, step: step)
    for (index, subview) in subviews.enumerated() {
      var point = CGPoint(x: 0, y: -radius)
        .applying(CGAffineTransform(rotationAngle: step * Double(index) + turn))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }

  private func turn(_ places: [Int], step: Double) -> Double {
    guard places.count == 3, let first = places.firstIndex(of: 1) else { return 0 }
    let (next, last) = ((first + 1) % 3, (first + 2) % 3)
    let toTop = -step * Double(first)
    switch (places[next], places[last]) {
    // The first two side by side on top.
    case (1, _): return toTop - step / 2
    case (_, 1): return toTop + step / 2
    // The second a little higher than the third.
    case (let right, let left) where right < left: return toTop - step / 4
    case (let right, let left) where right > left: return toTop + step / 4
    default: return toTop
    }
  }
}

// MARK: The table

struct Results: View {
  @EnvironmentObject private var election: Election

  var body: some View {
    Grid(alignment: .leading) {
      ForEach(election.candidates) { candidate in
        GridRow {
          Text(candidate.name)
          ProgressView(
            value: Double(candidate.votes),
            total: Double(max(1, election.total))
          )
          .accessibilityLabel("bar of \(candidate.name)")
          Text("\(candidate.votes)")
            .gridColumnAlignment(.trailing)
            .accessibilityLabel("votes of \(candidate.name)")
        }
        Divider()
      }
    }
    .padding()
  }
}

// MARK: The buttons

struct Ballots: View {
  var body: some View {
    ViewThatFits {
      EqualRow { BallotButtons() }
      EqualColumn { BallotButtons() }
    }
  }
}

private struct BallotButtons: View {
  @EnvironmentObject private var election: Election

  var body: some View {
    ForEach($election.candidates) { $candidate in
      Button {
        candidate.votes += 1
      } label: {
        Text(candidate.name)
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
    }
  }
}

private func largest(_ subviews: LayoutSubviews) -> CGSize {
  subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
    CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
  }
}

private func gaps(_ subviews: LayoutSubviews, along axis: Axis) -> [CGFloat] {
  subviews.indices.map { index in
    guard index < subviews.count - 1 else { return 0 }
    return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: axis)
  }
}

private struct EqualRow: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let size = largest(subviews)
    return CGSize(
      width: size.width * CGFloat(subviews.count) + gaps(subviews, along: .horizontal).reduce(0, +),
      height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard !subviews.isEmpty else { return }
    let size = largest(subviews)
    let gaps = gaps(subviews, along: .horizontal)
    var x = bounds.minX + size.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(size))
      x += size.width + gaps[index]
    }
  }
}

private struct EqualColumn: Layout {
  struct CacheData {
    let size: CGSize
    let gaps: [CGFloat]
    let room: CGFloat
  }

  func makeCache(subviews: Subviews) -> CacheData {
    let gaps = gaps(subviews, along: .vertical)
    return CacheData(size: largest(subviews), gaps: gaps, room: gaps.reduce(0) { $0 + $1 })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    return CGSize(
      width: cache.size.width, height: cache.size.height * CGFloat(subviews.count) + cache.room)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) {
    guard !subviews.isEmpty else { return }
    var y = bounds.minY + cache.size.height / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: bounds.midX, y: y), anchor: .center,
        proposal: ProposedViewSize(width: cache.size.width, height: bounds.height))
      y += cache.size.height + cache.gaps[index]
    }
  }
}
