import Foundation
import Testing

@testable import PlumbCore

/// Each construct has a scene in both colour schemes, both directions and two sizes of type.
@Suite struct ConstructTests {
  @Test(arguments: Construct.all)
  func `a construct is recorded in every variant`(construct: Construct) throws {
    let scenes = GoldenScene.all.filter { construct.scenes.contains($0.name) }
    #expect(scenes.map(\.name).sorted() == construct.scenes.sorted())
    let variants = scenes.flatMap(\.rows).flatMap { $0 }
    for scheme in ColorScheme.allCases {
      for direction in LayoutDirection.allCases {
        for isLarge in [false, true] {
          #expect(
            variants.contains {
              $0.colorScheme == scheme && $0.layoutDirection == direction && $0.isLarge == isLarge
            }, "\(scheme), \(direction), \(isLarge ? "larger type" : "default type")")
        }
      }
    }
  }

  @Test(arguments: Construct.all)
  func `a construct is written in the files of its scenes`(construct: Construct) throws {
    for scene in construct.scenes {
      let source = try #require(Self.sources.first { $0.contains("\"\(scene)\"") }, "\(scene)")
      #expect(source.contains(construct.code), "\(scene)")
    }
  }

  private static let sources: [String] = {
    let folder = GoldenFiles.root.appending(path: "Tests/GoldenTests/Scenes")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }()
}

/// A construct of SwiftUI and the scenes that show it.
struct Construct: Sendable, CustomTestStringConvertible {
  /// The beginning of the construct in the source of the scenes.
  let code: String
  /// The names of the scenes.
  let scenes: [String]

  init(_ code: String, _ scenes: String...) {
    self.code = code
    self.scenes = scenes
  }

  var testDescription: String { code }

  static let all =
    lists + containers + presentations + menus + controls + fields + styles

  private static let lists = [
    Construct("List {", "list-swiped", "list-inset-grouped"), Construct("List(places", "list-rows"),
    Construct("ForEach(names", "list-moved", "list-edited"),
    Construct("List(selection: .constant(", "list-folding"),
    Construct("selection: Set<String>", "list-edited"),
    Construct("header: {", "list-inset"), Construct("footer: {", "list-inset", "control-form"),
    Construct("isExpanded: .constant(false)", "list-folding"),
    Construct("Section(kind)", "list-pinned"),
    Construct("listStyle(.plain)", "list-swiped", "list-pinned"),
    Construct("listStyle(.inset)", "list-rows"),
    Construct("listStyle(.insetGrouped)", "list-inset-grouped"),
    Construct("listStyle(.sidebar)", "list-folding", "list-outline"),
    Construct("listRowInsets(", "list-rows"), Construct("listRowSeparator(", "list-rows"),
    Construct("listRowBackground(", "list-rows", "list-inset-grouped"),
    Construct("listRowSpacing(", "list-rows"),
    Construct("onDelete {", "list-edited"), Construct("onMove {", "list-moved", "list-edited"),
    Construct("swipeActions(", "list-swiped"), Construct("EditButton()", "list-pinned"),
    Construct("editMode", "list-edited"), Construct("refreshable {", "list-pinned"),
    Construct("searchable(", "list-edited"), Construct("OutlineGroup(", "list-outline"),
    Construct("badge(", "list-swiped", "list-folding"),
    Construct("Table(", "table", "table-outline"),
    Construct("Form {", "control-form", "picker-dates", "split-inspector"),
    Construct("formStyle(.grouped)", "control-form-grouped"),
  ]

  private static let containers = [
    Construct("NavigationStack(path", "navigation-stack"),
    Construct("navigationTitle(", "navigation-stack", "list-pinned"),
    Construct("toolbar {", "navigation-stack", "list-pinned", "split-view"),
    Construct("NavigationSplitView {", "split-view"),
    Construct("content: {", "split-columns", "split-folded"),
    Construct("Tab(", "tabs"), Construct("tabViewStyle(.page)", "tabs-pages"),
    Construct("inspector(", "split-inspector"),
    Construct("ContentUnavailableView {", "control-unavailable"),
  ]

  private static let presentations = [
    Construct("sheet(", "presentation-sheet", "presentation-detent"),
    Construct("presentationDetents(", "presentation-detent"),
    Construct("fullScreenCover(", "presentation-cover"),
    Construct("popover(", "presentation-popover"), Construct("alert(", "presentation-alert"),
    Construct("confirmationDialog(", "presentation-dialog"),
    Construct("FilePanel(", "presentation-files"), Construct("help(", "control-links"),
  ]

  private static let menus = [
    Construct("Menu(", "menu-groups", "menu-context"),
    Construct("contextMenu {", "menu-context", "menu-preview"),
    Construct("preview: {", "menu-preview"), Construct("MenuBarContainer(", "menu-bar"),
    Construct("role: .destructive", "menu-bar", "menu-context"),
    Construct("pickerStyle(.inline)", "menu-bar"),
    Construct("Picker(\"Pet\", selection: .constant(\"Goldfish\")", "control-menu"),
    Construct("pickerStyle(.segmented)", "control-segments"),
    Construct("pickerStyle(.radioGroup)", "control-radios"),
    Construct("controlGroupStyle(.menu)", "menu-groups"),
  ]

  private static let controls = [
    Construct("ControlGroup {", "control-groups"), Construct("Link(", "control-links"),
    Construct("ShareLink(", "control-links"),
    Construct("datePickerStyle(.compact)", "picker-dates"),
    Construct("datePickerStyle(.graphical)", "picker-calendar"),
    Construct("ColorPicker(", "picker-dates", "picker-color"),
    Construct("DatePicker(", "picker-dates", "picker-calendar"),
    Construct("MultiDatePicker(", "picker-days"),
    Construct("Gauge(", "control-gauges"),
    Construct("gaugeStyle(.accessoryCircular)", "control-gauges"),
    Construct("gaugeStyle(.accessoryCircularCapacity)", "control-gauges"),
    Construct("gaugeStyle(.accessoryLinear)", "control-gauges"),
    Construct("controlSize(", "size-buttons", "size-controls", "field-sizes"),
    Construct("buttonBorderShape(", "size-border-shapes"),
    Construct("Button(", "control-buttons"),
    Construct("progressViewStyle(.circular)", "control-groups"),
    Construct("Toggle(", "control-toggles"), Construct("Slider(", "control-sliders"),
    Construct("Stepper(", "control-steppers"), Construct("Label(", "control-labels"),
    Construct("ProgressView(value", "control-progress"),
  ]

  private static let fields = [
    Construct("TextField(", "field-styles", "field-sizes", "field-selection", "field-caret"),
    Construct("textFieldStyle(.squareBorder)", "field-styles"),
    Construct("SecureField(", "field-styles", "field-form"),
    Construct("textComposition(", "field-composition"),
    Construct("axis: .vertical", "field-growing"), Construct("TextEditor(", "editor"),
    Construct("textSelection(.enabled)", "text-selection"),
    Construct("searchSuggestions {", "search-suggestions"),
    Construct("searchCompletion(", "search-suggestions"),
    Construct("searchScopes(", "search-tokens"), Construct("tokens: ", "search-tokens"),
    Construct("findNavigator(", "editor-find"),
  ]

  private static let styles = [
    Construct("AsyncImage(", "image-phases"), Construct("systemName:", "control-symbols-directed"),
    Construct("MeshGradient(", "style-cards"), Construct("rotation3DEffect(", "style-cards"),
    Construct("Material", "style-cards"),
    Construct("containerShape(", "size-container-shapes"),
  ]
}
