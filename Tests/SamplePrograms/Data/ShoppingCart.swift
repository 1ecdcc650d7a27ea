import SwiftUI

/// A shop whose shelf, badge and cart share one object through the environment.
struct ShoppingCartView: View {
  @StateObject private var cart = Cart()
  @State private var isCartShown = false

  var body: some View {
    VStack(spacing: 0) {
      CartHeader(isCartShown: $isCartShown)
      Divider()
      if isCartShown {
        CartList().transition(.move(edge: .trailing))
      } else {
        Shelf().transition(.move(edge: .leading))
      }
    }
    .clipped()
    .environmentObject(cart)
  }
}

private struct Product: Identifiable, Hashable {
  let id: String
  let price: Decimal
  let symbol: String

  static let all = [
    Product(id: "Coffee", price: 4.5, symbol: "cup.and.saucer.fill"),
    Product(id: "Book", price: 12, symbol: "book.fill"),
    Product(id: "Lamp", price: 35.25, symbol: "lightbulb.fill"),
    Product(id: "Bag", price: 59.9, symbol: "bag.fill"),
  ]
}

private final class Cart: ObservableObject {
  @Published private(set) var quantities: [Product: Int] = [:]

  var count: Int { quantities.values.reduce(0, +) }
  var total: Decimal { quantities.reduce(0) { $0 + $1.key.price * Decimal($1.value) } }
  var lines: [Product] { quantities.keys.sorted { $0.id < $1.id } }

  func quantity(of product: Product) -> Binding<Int> {
    Binding {
      self.quantities[product, default: 0]
    } set: { quantity in
      self.quantities[product] = quantity > 0 ? quantity : nil
    }
  }
}

private struct CartHeader: View {
  @EnvironmentObject private var cart: Cart
  @Binding var isCartShown: Bool

  var body: some View {
    HStack {
      Text(isCartShown ? "Your cart" : "Shop").font(.title2.bold())
      Spacer()
      Button {
        withAnimation(.easeInOut(duration: 0.3)) { isCartShown.toggle() }
      } label: {
        Image(systemName: "cart")
          .font(.title2)
          .overlay(alignment: .topTrailing) {
            if cart.count > 0 {
              Text("\(cart.count)")
                .font(.caption2.bold())
                .foregroundColor(.white)
                .padding(4)
                .background(Circle().fill(.red))
                .offset(x: 8, y: -8)
                .id(cart.count)
                .transition(.scale)
            }
          }
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Cart")
      .animation(.spring(response: 0.3, dampingFraction: 0.5), value: cart.count)
    }
    .padding()
  }
}

private struct Shelf: View {
  @EnvironmentObject private var cart: Cart

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 130), spacing: 12)], spacing: 12) {
        ForEach(Product.all) { product in
          VStack(spacing: 8) {
            Image(systemName: product.symbol).font(.largeTitle).frame(height: 50)
            Text(product.id).font(.headline)
            Text(product.price, format: .currency(code: "EUR")).foregroundStyle(.secondary)
            Button("Add") { cart.quantity(of: product).wrappedValue += 1 }
              .buttonStyle(.borderedProminent)
              .accessibilityLabel("Add \(product.id)")
          }
          .frame(maxWidth: .infinity)
          .padding(.vertical, 12)
          .background(.quinary, in: RoundedRectangle(cornerRadius: 14))
        }
      }
      .padding()
    }
  }
}

private struct CartList: View {
  @EnvironmentObject private var cart: Cart

  var body: some View {
    VStack {
      if cart.lines.isEmpty {
        Text("The cart is empty").foregroundStyle(.secondary).frame(maxHeight: .infinity)
      }
      ForEach(cart.lines) { product in
        HStack {
          Label(product.id, systemImage: product.symbol)
          Spacer()
          Stepper(
            "\(cart.quantities[product, default: 0])",
            value: cart.quantity(of: product).animation(),
            in: 0...20
          )
          .fixedSize()
        }
        .padding(.vertical, 4)
      }
      Spacer()
      HStack {
        Text("Total")
        Spacer()
        Text("€\(NSDecimalNumber(decimal: cart.total).stringValue)")
          .bold()
          .accessibilityIdentifier("total")
      }
    }
    .padding()
  }
}
