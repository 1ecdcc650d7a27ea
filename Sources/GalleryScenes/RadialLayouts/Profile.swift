import SwiftUI

@ShowsSource
struct Profile: View {
  var pets: [Pet]
  var isThreeWayTie: Bool

  var body: some View {
    let layout = isThreeWayTie ? AnyLayout(HStackLayout()) : AnyLayout(MyRadialLayout())

    Podium()
      .overlay {
        layout {
          ForEach(pets) { pet in
            Avatar(pet: pet)
              .rank(pets.rank(of: pet))
          }
        }
        .animation(.default, value: pets)
      }
  }
}

/// The background that shows the ranks.
struct Podium: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(1..<4) { rank in
        Text("\(rank)")
          .font(.caption)
          .foregroundStyle(.secondary)
          .padding(.horizontal, 8)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
          .background(.blue.opacity(0.2 - 0.05 * Double(rank)))
      }
    }
  }
}
