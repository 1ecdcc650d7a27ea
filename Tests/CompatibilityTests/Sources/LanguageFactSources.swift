import SwiftUI

// The expectations of sources for SwiftUI of the declarations themselves, each at least once.

// MARK: A layout that is also made without content

/// A view and, without content, a layout; making it without content must not call the layout.
nonisolated struct Corner<Content: View>: View {
  var alignment: Alignment
  private let content: Content

  init(alignment: Alignment, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  var body: some View {
    ZStack(alignment: alignment) { content }
  }
}

extension Corner where Content == EmptyView {
  init(alignment: Alignment) {
    self.init(alignment: alignment) { EmptyView() }
  }
}

extension Corner: Animatable where Content == EmptyView {
  typealias AnimatableData = EmptyAnimatableData
}

extension Corner: Layout where Content == EmptyView {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(
        at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .init(size))
    }
  }
}

// MARK: Names of generic parameters

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  init(times count: Int, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(0..<count, content: content)
  }
}

extension Binding where Value == Bool {
  var opposite: Binding<Value> {
    Binding(get: { !wrappedValue }, set: { wrappedValue = !$0 })
  }
}

extension Binding {
  func or<Wrapped>(_ other: Wrapped) -> Binding<Wrapped> where Value == Wrapped? {
    Binding<Wrapped>(get: { wrappedValue ?? other }, set: { wrappedValue = $0 })
  }
}

extension Group where Content == Text {
  init(only text: String) {
    self.init { Text(text) }
  }
}

extension HStack where Content == TupleView<(Text, Spacer)> {
  init(leading text: String) {
    self.init(spacing: 0) {
      Text(text)
      Spacer(minLength: 0)
    }
  }
}

// MARK: Outside of the main actor

/// Views are made and modified anywhere; only bodies belong to the main actor.
enum Offstage {
  nonisolated static func label(_ text: String) -> some View {
    Text(text).padding(4).background(.red).overlay(Circle().stroke(.blue)).frame(width: 40)
  }

  nonisolated static func shape() -> some Shape & Sendable {
    Circle().inset(by: 2).offset(x: 1)
  }
}

/// A shape whose path is computed off the main actor.
struct Notch: Shape {
  var depth = 4.0

  var animatableData: Double {
    get { depth }
    set { depth = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.addRect(rect.insetBy(dx: depth, dy: depth))
    }
  }
}

// MARK: Styles that are views as well

struct StyledGrounds: View {
  var isOn = true

  var body: some View {
    VStack(spacing: 0) {
      Text("a").background(.red)
      Text("a").background(Color.red)
      Text("a").background(isOn ? Color.red : .blue)
      Text("a").background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
      Text("a").background(Circle())
      Text("a").overlay(.red.opacity(0.5))
      Text("a").overlay(Color.red.opacity(0.5))
      Text("a").overlay(Text("b"), alignment: .leading)
      Text("a").foregroundStyle(isOn ? .primary : .secondary)
      Text("a" as String) + Text("b")
    }
    .animation(.spring(), value: isOn)
    .animation(.spring, value: isOn)
    .animation(.interpolatingSpring(), value: isOn)
    .animation(.interpolatingSpring(stiffness: 3, damping: 2), value: isOn)
  }
}

// MARK: Animatable types with and without data

struct Still: Animatable {
  var count = 3
}

struct Pace: Animatable {
  var animatableData: CGFloat = 1
}

/// Optional gestures, clocks that are passed on, and bindings to optional values.
struct Optionals: View {
  var isFollowing = false
  @State private var place: CGSize?
  @State private var name: String?

  private var drag: some Gesture {
    DragGesture().onChanged { place = $0.translation }
  }

  var body: some View {
    VStack(spacing: 0) {
      TimelineView(.everyMinute) { minute(in: $0) }
      if let name = Binding($name) { Child(name: name) }
      Text("x")
    }
    .gesture(isFollowing ? drag : nil)
  }

  private func minute(in context: TimelineViewDefaultContext) -> some View {
    Text(context.date, style: .time)
  }

  private struct Child: View {
    @Binding var name: String
    var body: some View { Text(name) }
  }
}

// MARK: Long bodies

struct FiftyModifiers: View {
  @State private var isOn = false

  var body: some View {
    Text("fifty")
      .font(.title).bold().italic().underline().kerning(1)
      .foregroundColor(isOn ? .red : .blue).lineLimit(2).padding().padding(.horizontal, 3)
      .frame(width: isOn ? 200 : 100, height: 50, alignment: isOn ? .leading : .center)
      .background(isOn ? Color.red.opacity(0.3) : .clear).cornerRadius(4).border(.red)
      .overlay(Circle().stroke(lineWidth: 2)).overlay(alignment: .top) { Text("x") }
      .clipShape(RoundedRectangle(cornerRadius: 3)).shadow(radius: isOn ? 3 : 0).opacity(0.9)
      .offset(x: isOn ? 1 : -1, y: 2).rotationEffect(.degrees(isOn ? 3 : 0)).scaleEffect(1.1)
      .blur(radius: 0).brightness(0.1).contrast(0.9).saturation(0.8).hueRotation(.degrees(1))
      .zIndex(1).layoutPriority(1).fixedSize().aspectRatio(2, contentMode: .fit)
      .allowsHitTesting(true).contentShape(Rectangle()).disabled(false).id(3).tag("a")
      .onAppear { isOn = true }.onDisappear { isOn = false }.onTapGesture { isOn.toggle() }
      .onChange(of: isOn) { _, new in isOn = new }.task { isOn = true }
      .animation(.easeIn, value: isOn).transition(.opacity).environment(\.lineLimit, 3)
      .accessibilityLabel("fifty").accessibilityHint("x").accessibilityAddTraits(.isButton)
      .help("x").hidden().compositingGroup().drawingGroup().ignoresSafeArea()
      .preference(key: SizesByName.self, value: [:]).tint(.red)
  }
}

struct ThirtyChildren: View {
  let n = 3

  var body: some View {
    VStack(spacing: 0) {
      Text("1")
      Text("2")
      Text("\(n)")
      Circle()
      Color.red
      Spacer()
      Divider()
      Text("8")
      if n > 2 { Text("9") } else { Circle() }
      if n == 3 { Text("10") }
      switch n {
      case 0: Text("11")
      case 1...3: Capsule()
      default: EmptyView()
      }
      ForEach(0..<n, id: \.self) { Text("\($0)") }
      Text("13")
      Text("14")
      Text("15")
      Text("16")
      Text("17")
      Text("18")
      Text("19")
      Text("20")
      Text("21")
      Text("22")
      Text("23")
      Text("24")
      Text("25")
      Text("26")
      Text("27")
      Text("28")
      Text("29")
      Text("30")
    }
  }
}
