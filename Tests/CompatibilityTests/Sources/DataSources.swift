import SwiftUI

// Settings and rarer declarations as programs for a Mac write them, which import SwiftUI alone.

/// A model that keeps its settings in the standard store, as many programs do.
final class ReminderModel: ObservableObject {
  static let keys = (interval: "DataSources.interval", last: "DataSources.last")

  @Published private(set) var interval = UserDefaults.standard.integer(forKey: keys.interval)

  init() {
    UserDefaults.standard.register(defaults: [Self.keys.interval: 15])
    interval = UserDefaults.standard.integer(forKey: Self.keys.interval)
  }

  func set(_ minutes: Int) {
    UserDefaults.standard.setValue(minutes, forKey: Self.keys.interval)
    interval = minutes
  }

  func reset() {
    UserDefaults.standard.removeObject(forKey: Self.keys.interval)
    UserDefaults.standard.removeObject(forKey: Self.keys.last)
  }
}

struct ReminderSettings: View {
  @AppStorage(ReminderModel.keys.interval) private var interval = 0
  @AppStorage(ReminderModel.keys.last) private var last = Date(timeIntervalSinceReferenceDate: 0)
  @AppStorage("DataSources.next") private var next: Date?
  @State private var changes = 0

  var body: some View {
    VStack {
      Text("every \(interval) minutes")
      Text(next == nil ? "never" : "soon")
      Text("changes \(changes)")
      Button("Remind") { last = Date(timeIntervalSinceReferenceDate: 60) }
      Text("last \(Int(last.timeIntervalSinceReferenceDate))")
    }
    .onReceive(NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)) {
      _ in changes += 1
    }
  }
}

struct EnvironmentReader: View {
  @Environment(\.backgroundProminence) private var backgroundProminence
  @Environment(\.badgeProminence) private var badgeProminence
  @Environment(\.legibilityWeight) private var legibilityWeight
  @Environment(\.sidebarRowSize) private var sidebarRowSize
  @Environment(\.isLuminanceReduced) private var isLuminanceReduced
  @Environment(\.isSceneCaptured) private var isSceneCaptured
  @Environment(\.autocorrectionDisabled) private var autocorrectionDisabled
  @Environment(\.springLoadingBehavior) private var springLoadingBehavior
  @Environment(\.materialActiveAppearance) private var materialActiveAppearance
  @Environment(\.scrollDismissesKeyboardMode) private var scrollDismissesKeyboardMode
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.menuIndicatorVisibility) private var menuIndicatorVisibility
  @Environment(\.menuOrder) private var menuOrder
  @Environment(\.symbolRenderingMode) private var symbolRenderingMode
  @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
  @Environment(\.verticalScrollIndicatorVisibility) private var vertical
  @Environment(\.searchSuggestionsPlacement) private var searchSuggestionsPlacement
  @Environment(\.accessibilityEnabled) private var accessibilityEnabled

  private var isUsual: Bool {
    backgroundProminence == .standard && badgeProminence == .standard
      && legibilityWeight == .regular && sidebarRowSize == .medium && !isLuminanceReduced
      && !isSceneCaptured && searchSuggestionsPlacement == .menu && !accessibilityEnabled
  }

  private var isChanged: Bool {
    autocorrectionDisabled && springLoadingBehavior == .enabled
      && materialActiveAppearance == .inactive && scrollDismissesKeyboardMode == .never
      && labelsVisibility == .hidden && menuIndicatorVisibility == .hidden && menuOrder == .fixed
      && symbolRenderingMode == .palette && horizontal == .hidden && vertical == .automatic
  }

  var body: some View {
    Text(isUsual ? "usual" : "unusual")
    Text(isChanged ? "changed" : "unchanged")
  }
}

struct EnvironmentChanges: View {
  var body: some View {
    VStack { EnvironmentReader() }
      .autocorrectionDisabled()
      .springLoadingBehavior(.enabled)
      .materialActiveAppearance(.inactive)
      .scrollDismissesKeyboard(.never)
      .labelsVisibility(.hidden)
      .menuIndicator(.hidden)
      .menuOrder(.fixed)
      .symbolRenderingMode(.palette)
      .scrollIndicators(.hidden, axes: .horizontal)
  }
}

struct Exported: Identifiable {
  let id: String
  var isIncluded: Bool
}

/// Shows the state of a toggle as a text.
struct SpokenToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off") {
      configuration.isOn.toggle()
    }
  }
}

struct ExportForm: View {
  @State private var parts = [
    Exported(id: "Notes", isIncluded: true), Exported(id: "Pictures", isIncluded: false),
  ]

  var body: some View {
    VStack {
      Toggle("All", sources: $parts, isOn: \.isIncluded).toggleStyle(SpokenToggleStyle())
      Toggle(sources: $parts, isOn: \.isIncluded) { Text("Everything") }
      ForEach($parts) { $part in Toggle(part.id, isOn: $part.isIncluded) }
      Text(parts.filter(\.isIncluded).map(\.id).joined(separator: " "))
    }
  }
}

struct ShiftedGesture: View {
  @State private var log = ""

  var body: some View {
    Text(log.isEmpty ? "empty" : log)
      .frame(width: 80, height: 40)
      .contentShape(Rectangle())
      .gesture(TapGesture().modifiers(.shift).onEnded { log += "s" })
      .simultaneousGesture(TapGesture().modifiers(.command).onEnded { log += "c" })
  }
}

struct FocusReset: View {
  @Namespace private var form
  @Environment(\.resetFocus) private var resetFocus
  @FocusState private var focused: String?
  @State private var first = ""
  @State private var second = ""

  var body: some View {
    VStack {
      TextField("First", text: $first).focused($focused, equals: "first")
      TextField("Second", text: $second).focused($focused, equals: "second")
        .prefersDefaultFocus(in: form)
      Button("Reset") { resetFocus(in: form) }
      Button("To First") { focused = "first" }
      Text("focus \(focused ?? "none")")
    }
    .focusScope(form)
  }
}

struct RarerControls: View {
  struct Mark: Identifiable {
    let id: Int
    var name: String
  }

  @State private var color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  @State private var text = ""
  @State private var marks = [Mark(id: 1, name: "Red")]
  @State private var isSearching = false
  @State private var number = 2

  var body: some View {
    VStack {
      ColorPicker("Colour", selection: $color, supportsOpacity: false)
      ColorPicker(selection: $color) { Text("Other") }
      Rectangle().fill(Color(cgColor: color)).frame(width: 10, height: 10)
      SwiftUI.Gauge(value: 0.4) {
        Text("Speed")
      } currentValueLabel: {
        Text("40")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      } markedValueLabels: {
        Text("half").tag(0.5)
      }
      SwiftUI.Gauge(value: 0.4) {
        Text("Level")
      } currentValueLabel: {
        Text("4")
      } markedValueLabels: {
        Text("half").tag(0.5)
      }
      Stepper("Number", value: $number, in: 0...5, step: 1, format: .number)
      Button(role: .close) {}
      Button(role: .confirm) {}
      Button(role: .cancel) {}
      Button("Filter") {}.buttonStyle(.accessoryBar)
      Button("Save Filter") {}.buttonStyle(.accessoryBarAction)
    }
    .searchable(text: $text, editableTokens: $marks, isPresented: $isSearching) { $mark in
      TextField("Name", text: $mark.name)
    }
  }
}
