import Foundation
import PlumbUI

extension InterfaceConstruct {
  /// Shapes, pictures and spaces.
  static let shapes: [Self] = [
    .leaf("Color") { $0.pick([Color.red, .blue, .clear]) },
    .leaf("Rectangle") { _ in Rectangle() },
    .leaf("Circle") { _ in Circle() },
    .leaf("Capsule") { Capsule().stroke(lineWidth: $0.length() / 10) },
    .leaf("Ellipse") { Ellipse().trim(from: 0, to: $0.values.numbers[0]) },
    .leaf("RoundedRectangle") { RoundedRectangle(cornerRadius: $0.length()).fill(.tint) },
    .leaf("UnevenRoundedRectangle") {
      UnevenRoundedRectangle(topLeadingRadius: $0.length(), bottomTrailingRadius: $0.length(1))
        .strokeBorder(.blue, lineWidth: 2)
    },
    .leaf("ContainerRelativeShape") { _ in ContainerRelativeShape() },
    .leaf("Path") { part in
      Path { path in
        path.move(to: .zero)
        path.addQuadCurve(
          to: CGPoint(x: part.length(), y: part.length(1)), control: CGPoint(x: 30, y: 0))
        path.closeSubpath()
      }
    },
    .leaf("RotatedShape") { Rectangle().rotation(.degrees(Double($0.number()))) },
    .leaf("ScaledShape") { Circle().scale($0.fraction()) },
    .leaf("OffsetShape") { Circle().offset(x: $0.length()) },
    .leaf("TransformedShape") {
      Circle().transform(CGAffineTransform(scaleX: $0.fraction(), y: 1))
    },
    .leaf("AnyShape") { $0.flag() ? AnyShape(Circle()) : AnyShape(Rectangle()) },
    .leaf("Image") { Image(systemName: $0.pick(["star", "heart.fill", "no.such.symbol"])) },
    .leaf("AsyncImage") { _ in AsyncImage(url: nil) },
    .leaf("LinearGradient") { _ in
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    },
    .leaf("RadialGradient") {
      RadialGradient(
        colors: [.red, .blue], center: .center, startRadius: 0, endRadius: $0.length())
    },
    .leaf("AngularGradient") { _ in AngularGradient(colors: [.red, .blue], center: .center) },
    .leaf("Spacer") { Spacer(minLength: $0.flag() ? $0.length(1) : nil) },
    .leaf("Divider") { _ in Divider() },
    .leaf("EmptyView") { _ in EmptyView() },
    .leaf("Canvas") { part in
      let color = part.values.color
      Canvas { context, size in
        context.opacity = 0.5
        context.fill(
          Path(CGRect(origin: .zero, size: size).insetBy(dx: 3, dy: 3)), with: .color(color))
        context.draw(Text("Canvas"), at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
    },
    .leaf("TimelineView") { part in
      TimelineView(.explicit([part.values.date])) { _ in Text("Timeline") }
    },
  ]

  /// Texts and indicators.
  static let texts: [Self] = [
    .leaf("Text") { Text(verbatim: $0.values.texts[$0.number() % 2]) },
    .leaf("Text.styled") {
      Text("Some \(Text("bold").bold()) words of **text** and \($0.number())").italic($0.flag(1))
    },
    .leaf("Text.date") { Text($0.values.date, style: .date) },
    .leaf("Label") { Label("A label", systemImage: $0.pick(["star", "gear"])) },
    .leaf("Link") { _ in Link("A link", destination: URL(fileURLWithPath: "/")) },
    .leaf("ShareLink") { _ in ShareLink(item: "shared") },
    .leaf("HelpLink") { _ in HelpLink {} },
    .leaf("ProgressView") {
      if $0.flag() { ProgressView() } else { ProgressView("Progress", value: $0.fraction(1)) }
    },
    .leaf("Gauge") { Gauge(value: $0.fraction()) { Text("Gauge") } },
    .leaf("ContentUnavailableView") {
      ContentUnavailableView(
        "Nothing", systemImage: "star", description: Text($0.values.texts[0]))
    },
    Self("LabeledContent", 1...1) { part in LabeledContent("Labelled") { part.content } },
  ]

  /// Controls, which change the state.
  static let controls: [Self] = [
    .leaf("Button") { part in
      Button("Button", role: part.pick([nil, .destructive, .cancel])) {
        part.model.values.flags[part.number(2) % 4].toggle()
      }
    },
    .modifier("Button.animated") { part in
      Button {
        withAnimation(part.animation) { part.shown.wrappedValue.toggle() }
      } label: {
        part.content
      }
    },
    .leaf("Toggle") { Toggle("Toggle", isOn: $0.shown) },
    .leaf("Slider") { Slider(value: $0.value, in: 0...100) { Text("Slider") } },
    .leaf("Slider.stepped") { Slider(value: $0.value, in: -5...5, step: 0.5) },
    .leaf("Stepper") { Stepper("Stepper", value: $0.value, in: 0...9) },
    .leaf("TextField") {
      TextField("Field", text: $0.text, axis: $0.pick([.horizontal, .vertical]))
    },
    .leaf("SecureField") { SecureField("Secret", text: $0.text) },
    .leaf("TextEditor") { TextEditor(text: $0.text) },
    .leaf("Picker") { part in
      Picker("Picker", selection: part.bindings.values.choice) {
        ForEach(part.values.items, id: \.self) { Text("Item \($0)").tag(Int?.some($0)) }
      }
    },
    .leaf("DatePicker") { DatePicker("Date", selection: $0.bindings.values.date) },
    .leaf("MultiDatePicker") { _ in MultiDatePicker("Dates", selection: .constant([])) },
    .leaf("ColorPicker") { ColorPicker("Colour", selection: $0.bindings.values.color) },
    .leaf("PasteButton") { _ in PasteButton(payloadType: String.self) { _ in } },
    .leaf("EditButton") { _ in EditButton() },
    .leaf("RenameButton") { _ in RenameButton() },
    Self("Menu", 0...3) { part in Menu("Menu") { part.views } },
  ]
}
