import SwiftUI

@ShowsSource
struct AlignedGrid: View {
  var pets = Pet.exampleData

  var body: some View {
    Grid(alignment: .leading) {
      ForEach(pets) { pet in
        GridRow {
          Text(pet.type)
          ProgressView(value: Double(pet.votes), total: 50)
          Text("\(pet.votes)")
            .gridColumnAlignment(.trailing)
        }
      }
    }
  }
}
