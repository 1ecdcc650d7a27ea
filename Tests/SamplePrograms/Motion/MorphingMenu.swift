import SwiftUI

/// Three lines that become a cross while a panel pushes the page aside, steered by tap and drag.
struct MorphingMenuView: View {
  @State private var isOpen = false
  @GestureState private var drag: CGFloat = 0
  @State private var page = "Home"

  private let panelWidth: CGFloat = 170

  private var offset: CGFloat {
    min(max((isOpen ? panelWidth : 0) + drag, 0), panelWidth)
  }

  var body: some View {
    ZStack(alignment: .leading) {
      VStack(alignment: .leading, spacing: 18) {
        ForEach(["Home", "Messages", "Settings"], id: \.self) { name in
          Button(name) {
            page = name
            toggle()
          }
          .buttonStyle(.plain)
          .font(.title3.weight(page == name ? .bold : .regular))
        }
        Spacer()
      }
      .foregroundColor(.white)
      .padding(24)
      .frame(width: panelWidth, alignment: .leading)
      .frame(maxHeight: .infinity)
      .background(Color(white: 0.2))
      .accessibilityHidden(!isOpen)
      content
        .offset(x: offset)
        .shadow(color: .black.opacity(offset / panelWidth * 0.4), radius: 10, x: -4)
        .gesture(
          DragGesture()
            .updating($drag) { value, state, _ in state = value.translation.width }
            .onEnded { value in
              withAnimation(.spring(response: 0.35, dampingFraction: 0.85)) {
                isOpen = (isOpen ? panelWidth : 0) + value.translation.width > panelWidth / 2
              }
            })
    }
    .clipped()
  }

  private var content: some View {
    VStack(alignment: .leading) {
      Button(action: toggle) {
        MenuIcon(progress: isOpen ? 1 : 0)
          .stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round))
          .frame(width: 22, height: 22)
          .padding(10)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Menu")
      Text(page).font(.largeTitle.bold()).accessibilityIdentifier("page").padding(.horizontal)
      Text("Drag from the left, or use the button.")
        .foregroundStyle(.secondary)
        .padding(.horizontal)
      Spacer()
    }
    .padding(8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.background)
  }

  private func toggle() {
    withAnimation(.spring(response: 0.35, dampingFraction: 0.8)) { isOpen.toggle() }
  }
}

private struct MenuIcon: Shape {
  var progress: CGFloat

  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * progress))
    path.move(to: CGPoint(x: rect.minX + rect.width / 2 * progress, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX - rect.width / 2 * progress, y: rect.midY))
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - rect.height * progress))
    return path
  }
}
