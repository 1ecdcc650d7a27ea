import SwiftUI

// Listings like those in notes on a talk about custom layouts: this file imports nothing else.

struct VotedPet: Identifiable, Equatable {
  let type: String
  var votes: Int = 0
  var id: String { type }

  static var exampleData: [VotedPet] {
    [
      VotedPet(type: "Cat", votes: 25),
      VotedPet(type: "Goldfish", votes: 9),
      VotedPet(type: "Dog", votes: 16),
    ]
  }
}

struct PetGrid: View {
  @State private var pets: [VotedPet] = VotedPet.exampleData

  private var totalVotes: Int { pets.reduce(0) { $0 + $1.votes } }

  var body: some View {
    Grid(alignment: .leading) {
      ForEach(pets) { pet in
        GridRow {
          Text(pet.type)
          ProgressView(
            value: Double(pet.votes),
            total: Double(totalVotes)
          )
          .accessibilityLabel("bar of \(pet.type)")
          Text("\(pet.votes)")
            .gridColumnAlignment(.trailing)
        }
        GridRow {
          Divider().gridCellColumns(3).accessibilityLabel("line under \(pet.type)")
        }
      }
    }
  }
}

struct MyEqualWidthHStack: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let maxSize = maxSize(subviews: subviews)

    let spacing = spacing(subviews: subviews)
    let totalSpacing = spacing.reduce(0) { $0 + $1 }

    return CGSize(
      width: maxSize.width * CGFloat(subviews.count) + totalSpacing,
      height: maxSize.height)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let maxSize = maxSize(subviews: subviews)
    let spacing = spacing(subviews: subviews)

    let sizeProposal = ProposedViewSize(
      width: maxSize.width,
      height: maxSize.height)
    var x = bounds.minX + maxSize.width / 2

    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY),
        anchor: .center,
        proposal: sizeProposal)
      x += maxSize.width + spacing[index]
    }
  }

  func maxSize(subviews: Subviews) -> CGSize {
    let subviewSizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let maxSize: CGSize = subviewSizes.reduce(.zero) { currentMax, subviewSize in
      CGSize(
        width: max(currentMax.width, subviewSize.width),
        height: max(currentMax.height, subviewSize.height))
    }
    return maxSize
  }

  func spacing(subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index < subviews.count - 1 else { return 0 }
      return subviews[index].spacing.distance(
        to: subviews[index + 1].spacing,
        along: .horizontal)
    }
  }
}

struct MyEqualWidthVStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).reduce(0, +) + spacing(subviews).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for (subview, gap) in zip(subviews, spacing(subviews)) {
      let height = subview.sizeThatFits(.unspecified).height
      subview.place(
        at: CGPoint(x: bounds.midX, y: y), anchor: .top,
        proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height + gap
    }
  }

  private func spacing(_ subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      index < subviews.count - 1
        ? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .vertical) : 0
    }
  }
}

struct PetButtons: View {
  @Binding var pets: [VotedPet]

  var body: some View {
    ForEach($pets) { $pet in
      Button {
        pet.votes += 1
      } label: {
        Text(pet.type)
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
    }
  }
}

struct FittingButtons: View {
  @State var pets = VotedPet.exampleData

  var body: some View {
    ViewThatFits {
      MyEqualWidthHStack {
        PetButtons(pets: $pets)
      }

      MyEqualWidthVStack {
        PetButtons(pets: $pets)
      }
    }
  }
}

private struct Rank: LayoutValueKey {
  static let defaultValue: Int = 1
}

extension View {
  fileprivate func rank(_ value: Int) -> some View {
    layoutValue(key: Rank.self, value: value)
  }
}

struct MyRadialLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let radius = min(bounds.size.width, bounds.size.height) / 3.0
    let baseAngle = 2.0 * .pi / Double(subviews.count)
    let ranks = subviews.map { subview in
      subview[Rank.self]
    }
    let offset = getOffset(ranks)

    for (i, subview) in subviews.enumerated() {
      var point = CGPoint(x: 0, y: -radius)
        .applying(CGAffineTransform(rotationAngle: baseAngle * Double(i) + offset))

      point.x += bounds.midX
      point.y += bounds.midY

      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }

  /// Turns the first of the rank to the top.
  private func getOffset(_ ranks: [Int]) -> Double {
    let first = ranks.firstIndex(of: 1) ?? 0
    return -2.0 * .pi / Double(max(ranks.count, 1)) * Double(first)
  }
}

struct PetPodium: View {
  @State var pets = VotedPet.exampleData

  private func rank(_ pet: VotedPet) -> Int {
    1 + pets.filter { $0.votes > pet.votes }.count
  }

  var body: some View {
    let isThreeWayTie = pets.allSatisfy { $0.votes == pets[0].votes }
    let layout = isThreeWayTie ? AnyLayout(HStackLayout()) : AnyLayout(MyRadialLayout())

    layout {
      ForEach(pets) { pet in
        Circle()
          .accessibilityLabel(pet.type)
          .frame(width: 40, height: 40)
          .rank(rank(pet))
      }
    }
    .animation(.default, value: pets)
  }
}

// MARK: A circle of views by their own sizes, and a layout that reports its proposals

struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let radius = min(bounds.size.width, bounds.size.height) / 2
    let angle = Angle.degrees(360 / Double(subviews.count)).radians
    for (index, subview) in subviews.enumerated() {
      let viewSize = subview.sizeThatFits(.unspecified)
      let xPos = cos(angle * Double(index) - .pi / 2) * (radius - viewSize.width / 2)
      let yPos = sin(angle * Double(index) - .pi / 2) * (radius - viewSize.height / 2)
      let point = CGPoint(x: bounds.midX + xPos, y: bounds.midY + yPos)
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

final class ProposalLog: @unchecked Sendable {
  var lines: [String] = []
}

struct DebugLayout: Layout {
  let name: String
  let log: ProposalLog

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let result = subviews[0].sizeThatFits(proposal)
    log.lines.append(
      "\(name) \(proposal.width ?? -1)×\(proposal.height ?? -1): \(result.width)×\(result.height)")
    return result
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

extension View {
  func debugLog(_ name: String, to log: ProposalLog) -> some View {
    DebugLayout(name: name, log: log) { self }
  }
}
