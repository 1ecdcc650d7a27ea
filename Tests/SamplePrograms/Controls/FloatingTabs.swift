import SwiftUI

/// A bar of tabs whose mark glides from one to the next, above pages that keep their own state.
struct FloatingTabsView: View {
  @State private var tab = Tab.home
  @Namespace private var namespace

  private enum Tab: String, CaseIterable, Identifiable {
    case home, search, alerts, profile

    var id: Self { self }

    var symbol: String {
      switch self {
      case .home: "house"
      case .search: "magnifyingglass"
      case .alerts: "bell"
      case .profile: "person"
      }
    }
  }

  var body: some View {
    ZStack(alignment: .bottom) {
      // All pages stay alive, so that each keeps its counter.
      ForEach(Tab.allCases) { page in
        TabPage(title: page.rawValue.capitalized)
          .opacity(page == tab ? 1 : 0)
          .allowsHitTesting(page == tab)
          .accessibilityHidden(page != tab)
      }
      HStack(spacing: 0) {
        ForEach(Tab.allCases) { item in
          Button {
            withAnimation(.spring(response: 0.35, dampingFraction: 0.7)) { tab = item }
          } label: {
            VStack(spacing: 4) {
              Image(systemName: item.symbol)
                .symbolVariant(tab == item ? .fill : .none)
                .font(.title3)
                .frame(height: 22)
              if tab == item {
                Capsule()
                  .fill(.tint)
                  .frame(width: 18, height: 4)
                  .matchedGeometryEffect(id: "mark", in: namespace)
              } else {
                Capsule().fill(.clear).frame(width: 18, height: 4)
              }
            }
            .foregroundStyle(tab == item ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
            .frame(maxWidth: .infinity)
            .padding(.vertical, 10)
            .contentShape(Rectangle())
          }
          .buttonStyle(.plain)
          .accessibilityLabel(item.rawValue)
        }
      }
      .background(.regularMaterial, in: Capsule())
      .overlay(Capsule().strokeBorder(.separator))
      .padding(.horizontal, 20)
      .padding(.bottom, 14)
    }
  }
}

private struct TabPage: View {
  let title: String
  @State private var count = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(title).font(.largeTitle.bold())
        Button("Tapped \(count) times") { count += 1 }.buttonStyle(.bordered)
        ForEach(0..<8) { row in
          RoundedRectangle(cornerRadius: 10)
            .fill(.blue.opacity(0.08 + Double(row) * 0.04))
            .frame(height: 48)
        }
      }
      .padding(20)
      .padding(.bottom, 70)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background(.background)
  }
}
