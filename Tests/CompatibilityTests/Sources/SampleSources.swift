import SwiftUI

// The sources of an app written for SwiftUI: this file imports nothing else.

struct Pet: Identifiable, Equatable {
  enum Kind: String, CaseIterable {
    case parrot, rabbit, tortoise
  }

  let kind: Kind
  var name: String
  var votes = 0

  var id: Kind { kind }

  static let all = [
    Pet(kind: .parrot, name: "Coco", votes: 2),
    Pet(kind: .rabbit, name: "Hazel"),
    Pet(kind: .tortoise, name: "Methuselah", votes: 4),
  ]
}

@Observable final class Household {
  var pets = Pet.all

  var total: Int { pets.reduce(0) { $0 + $1.votes } }
}

// MARK: Layouts with and without caches

/// Columns as wide as the widest, with a cache that `makeCache` fills.
struct EvenRow: Layout {
  var spacing: CGFloat = 6

  struct CacheData {
    var largest: CGSize
    var fillCount: Int
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func makeCache(subviews: Subviews) -> CacheData {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let largest = sizes.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    return CacheData(largest: largest, fillCount: 1)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) -> CGSize {
    let gaps = CGFloat(max(subviews.count - 1, 0)) * spacing
    return CGSize(
      width: cache.largest.width * CGFloat(subviews.count) + gaps, height: cache.largest.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) {
    let proposal = ProposedViewSize(cache.largest)
    for index in subviews.indices {
      let x = bounds.minX + CGFloat(index) * (cache.largest.width + spacing)
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: proposal)
    }
  }
}

private struct Turn: LayoutValueKey {
  static let defaultValue = Angle.zero
}

extension View {
  func turn(_ angle: Angle) -> some View {
    layoutValue(key: Turn.self, value: angle)
  }
}

/// Views round a clock's face, each at the hour of its layout value; no cache.
struct ClockFace: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 120, height: 120))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let angle = subview[Turn.self].radians
      let size = subview.sizeThatFits(.unspecified)
      let radius = (bounds.width - max(size.width, size.height)) / 2
      subview.place(
        at: CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle)),
        anchor: .center, proposal: .unspecified)
    }
  }
}

// MARK: Styles and modifiers

struct Badge: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme
  var tint: Color = .orange

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, 4)
      .background(tint.opacity(colorScheme == .dark ? 0.4 : 0.2), in: Capsule())
  }
}

struct LoudButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .padding(5)
      .foregroundStyle(.white)
      .background(RoundedRectangle(cornerRadius: 6).fill(Color.accentColor))
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

private struct HighlightKey: EnvironmentKey {
  static let defaultValue = Color.yellow
}

extension EnvironmentValues {
  var highlight: Color {
    get { self[HighlightKey.self] }
    set { self[HighlightKey.self] = newValue }
  }
}

// MARK: Views

struct PetRow: View {
  @Binding var pet: Pet

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(pet.name)
        .font(.body.bold())
        .lineLimit(1)
      Spacer(minLength: 10)
      Button("+1") { pet.votes += 1 }
        .buttonStyle(LoudButtonStyle())
        .accessibilityLabel("Vote for \(pet.name)")
      if pet.votes > 3 {
        Text("popular").modifier(Badge())
      }
    }
  }
}

struct PetList: View {
  @State private var pets = Pet.all

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach($pets) { $pet in
        PetRow(pet: $pet)
      }
      Text(pets.map { "\($0.name) \($0.votes)" }.joined(separator: ", "))
        .font(.caption)
        .foregroundColor(.secondary)
    }
  }
}

struct PetTable: View {
  var household: Household
  @Environment(\.highlight) private var highlight

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
      GridRow {
        Text("Standings")
          .gridCellColumns(3)
      }
      ForEach(household.pets) { pet in
        GridRow {
          Text(pet.name)
          ProgressView(value: Double(pet.votes), total: Double(max(1, household.total)))
          Text("\(pet.votes)")
            .gridColumnAlignment(.trailing)
            .background(pet.votes == 4 ? highlight : .clear)
        }
        Divider()
      }
    }
  }
}

struct PetClock: View {
  var household: Household

  private var layout: AnyLayout {
    household.total == 0 ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(ClockFace())
  }

  var body: some View {
    layout {
      ForEach(Array(household.pets.enumerated()), id: \.element.id) { index, pet in
        Circle()
          .strokeBorder(Color.primary, lineWidth: 2)
          .frame(width: 20, height: 20)
          .overlay { Text(pet.name.prefix(1)) }
          .shadow(radius: 1)
          .turn(.degrees(Double(index) * 120))
          .accessibilityLabel("\(pet.name)'s place")
      }
    }
  }
}

struct VoteBar: View {
  var names: [String]
  var vote: (String) -> Void = { _ in }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      EvenRow { buttons }
      VStack { buttons }
    }
  }

  @ViewBuilder private var buttons: some View {
    ForEach(names, id: \.self) { name in
      Button {
        vote(name)
      } label: {
        Text(name).frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
    }
  }
}

struct ContentView: View {
  @State private var household = Household()

  var body: some View {
    VStack {
      PetClock(household: household)
        .frame(height: 120)
        .aspectRatio(1, contentMode: .fit)
      PetTable(household: household)
      VoteBar(names: household.pets.map(\.name)) { name in
        guard let index = household.pets.firstIndex(where: { $0.name == name }) else { return }
        household.pets[index].votes += 1
      }
    }
    .padding()
  }
}
