import SwiftUI

struct GardenView: View {
  @Environment(Garden.self) private var garden
  @State private var isAdding = false

  private let columns = [GridItem(.adaptive(minimum: 150), spacing: 16)]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          header
          LazyVGrid(columns: columns, spacing: 16) {
            ForEach(garden.plants) { plant in
              PlantCard(plant: plant) {
                withAnimation(.snappy) { garden.water(plant) }
              }
            }
          }
        }
        .padding(20)
      }
      .background(.paper)
      .navigationTitle("Balcony")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add Plant", systemImage: "plus") { isAdding = true }
        }
      }
      .sheet(isPresented: $isAdding) {
        NewPlantView()
      }
    }
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 12) {
      Image(.skyline)
        .resizable()
        .scaledToFill()
        .frame(height: 180, alignment: .bottom)
        .frame(maxWidth: .infinity)
        .clipShape(.rect(cornerRadius: 20))
        .accessibilityHidden(true)

      Text("Day \(garden.day)")
        .font(.subheadline.weight(.medium))
        .foregroundStyle(.secondary)
      Text("\(garden.thirstyCount) plants are thirsty")
        .font(.title2.bold())
        .contentTransition(.numericText())

      HStack(spacing: 12) {
        Button("Water All", systemImage: "drop.fill") {
          withAnimation(.snappy) { garden.waterAll() }
        }
        .buttonStyle(.borderedProminent)
        .disabled(garden.thirstyCount == 0)

        Button("Next Day", systemImage: "sunrise") {
          withAnimation(.snappy) { garden.nextDay() }
        }
        .buttonStyle(.bordered)
      }
    }
  }
}

#Preview {
  GardenView()
    .environment(Garden.sample)
}
