import SwiftUI

struct PlantCard: View {
  let plant: Plant
  let water: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Image(systemName: "leaf.fill")
          .foregroundStyle(.white)
          .frame(width: 36, height: 36)
          .background(plant.pot.color.gradient, in: .circle)
        Spacer()
        if plant.isThirsty {
          Image(systemName: "drop")
            .foregroundStyle(.terracotta)
            .accessibilityLabel("Thirsty")
        }
      }

      Text(plant.name)
        .font(.headline)
      Text("Every \(plant.interval) days")
        .font(.footnote)
        .foregroundStyle(.secondary)

      ThirstBar(thirst: plant.thirst)

      Button("Water") { water() }
        .font(.subheadline.weight(.semibold))
        .buttonStyle(.borderless)
        .disabled(plant.dryDays == 0)
        .accessibilityLabel("Water \(plant.name)")
    }
    .padding(14)
    .background(.card, in: .rect(cornerRadius: 18))
    .shadow(color: .black.opacity(0.06), radius: 8, y: 4)
  }
}

/// A bar that is full when a plant has all the water it needs.
private struct ThirstBar: View {
  let thirst: Double

  var body: some View {
    Capsule()
      .fill(.quaternary)
      .frame(height: 6)
      .overlay(alignment: .leading) {
        GeometryReader { geometry in
          Capsule()
            .fill(thirst < 1 ? Color.leaf : Color.terracotta)
            .frame(width: max(6, geometry.size.width * (1 - thirst)))
        }
      }
      .accessibilityHidden(true)
  }
}

extension Plant.Pot {
  var color: Color {
    switch self {
    case .clay: .terracotta
    case .glazed: .leaf
    case .zinc: .gray
    }
  }

  var title: LocalizedStringResource {
    switch self {
    case .clay: "Clay"
    case .glazed: "Glazed"
    case .zinc: "Zinc"
    }
  }
}
