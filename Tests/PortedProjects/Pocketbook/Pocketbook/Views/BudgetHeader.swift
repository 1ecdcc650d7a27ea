import SwiftUI

struct BudgetHeader: View {
  let total: Double
  let share: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Spent this month")
        .font(.subheadline)
        .foregroundColor(.secondary)
      Text(String(format: "%.2f €", total))
        .font(.system(size: 40, weight: .bold, design: .rounded))
      GeometryReader { geometry in
        ZStack(alignment: .leading) {
          Capsule()
            .fill(Color(.systemGray5))
          Capsule()
            .fill(share < 0.8 ? Color.green : Color.red)
            .frame(width: max(10, geometry.size.width * share))
        }
      }
      .frame(height: 10)
    }
    .padding()
    .background(Color(.secondarySystemBackground))
    .cornerRadius(20)
    .padding([.horizontal, .top])
  }
}
