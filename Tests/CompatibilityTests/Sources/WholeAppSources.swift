import SwiftUI

// Declarations that whole apps use, and single views seldom. The file has no other import, as those of apps.

/// A form whose titles are values, in the form of SwiftUI's first years.
struct TitledForm: View {
  let titles: [String]
  let log: @MainActor (String) -> Void
  @State private var name = ""
  @State private var secret = ""
  @State private var number = 3.0
  @State private var isOn = false

  private var numbers: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }

  var body: some View {
    VStack {
      TextField(
        titles[0], text: $name, onEditingChanged: { log("editing \($0)") },
        onCommit: { log("name \(name)") }
      )
      .keyboardType(.alphabet)
      TextField(titles[1], value: $number, formatter: numbers) { log("number \(number)") }
      SecureField(titles[2], text: $secret) { log("secret \(secret)") }
      Toggle(titles[3], systemImage: "bolt", isOn: $isOn)
      Button(titles[4], image: ImageResource(name: "rocket", bundle: .main)) { log("launch") }
      Stepper(onIncrement: { log("more") }, onDecrement: { log("less") }) { Text("Count") }
    }
  }
}

/// Menus with the three styles of their buttons.
struct StyledMenu<Style: MenuStyle>: View {
  let style: Style

  var body: some View {
    Menu("Actions") { Button("Open") {} }.menuStyle(style)
  }
}

/// A view with controls for a touch bar.
struct TouchBarNote: View {
  var body: some View {
    Text("Note")
      .touchBar {
        Button("Bold") {}.touchBarItemPresence(.required("bold"))
        Button("Italic") {}.touchBarItemPrincipal()
      }
  }
}

/// Layouts by their earlier names.
struct EarlierLayouts: View {
  var isVertical = true

  var body: some View {
    let layout =
      isVertical ? AnyLayout(_VStackLayout(spacing: 3)) : AnyLayout(_HStackLayout(spacing: 5))
    layout {
      Color.red.frame(width: 10, height: 10)
      _VariadicView.Tree(_ZStackLayout(alignment: .topLeading)) {
        Color.red.frame(width: 20, height: 5)
        Color.red.frame(width: 5, height: 30)
      }
    }
  }
}

/// A place for files and texts, with the types of data as they were written first.
struct DropPlace: View {
  let log: @MainActor (String) -> Void

  var body: some View {
    Color.blue.frame(width: 50, height: 50)
      .onDrop(of: ["public.url", "public.text", "org.example.unknown"], isTargeted: nil) {
        providers in
        for provider in providers {
          provider.loadItem(forTypeIdentifier: "public.url", options: nil) { item, error in
            let url = (item as? Data).flatMap {
              URL(dataRepresentation: $0, relativeTo: nil)
            }
            MainActor.assumeIsolated { log(url?.absoluteString ?? "no address") }
          }
          _ = provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
            let text = data.map { String(decoding: $0, as: UTF8.self) }
            MainActor.assumeIsolated { log(text ?? "no text") }
          }
        }
        return true
      }
  }
}

/// A symbol whose colouring is set before it is resized.
struct WeatherSymbol {
  static let image: Image = Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor)
    .resizable()
  static let catalogImage = Image("rocket", variableValue: 0.5)
}

/// Numbers of one type in tracks of the other one.
enum MixedKeyframes {
  static func angle(at time: Double, height: CGFloat) -> Double {
    KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        LinearKeyframe(height, duration: 1)
        CubicKeyframe(height / 2, duration: 1)
        SpringKeyframe(height, duration: 1)
        MoveKeyframe(height * 2)
      }
    }
    .value(time: time)
  }

  static func height(at time: Double, angle: Double) -> CGFloat {
    KeyframeTimeline(initialValue: CGFloat(0)) {
      KeyframeTrack { LinearKeyframe(angle, duration: 1) }
    }
    .value(time: time)
  }
}

/// Formatters and folders of Foundation, which files with this import use.
enum AppTexts {
  static func duration(_ seconds: TimeInterval) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.unitsStyle = .positional
    formatter.zeroFormattingBehavior = .pad
    return formatter.string(from: seconds)
  }

  static var notes: URL { URL.documentsDirectory.appending(path: "notes.json") }
}
