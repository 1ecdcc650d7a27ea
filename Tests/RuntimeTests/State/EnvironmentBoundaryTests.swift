import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbContainers
@testable import PlumbControls
@testable import PlumbCore
@testable import TestSupport

/// A value of the environment that ends at boundaries.
private struct BoundedValue {
  let name: String
  let boundaries: EnvironmentBoundaries
  /// Sets a value that is not the default one.
  let set: (inout EnvironmentValues) -> Void
  let isDefault: (EnvironmentValues) -> Bool

  init<Value>(
    _ name: String, _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value,
    _ boundaries: EnvironmentBoundaries, isDefault: @escaping (Value) -> Bool
  ) {
    self.name = name
    self.boundaries = boundaries
    set = { $0[keyPath: path] = value }
    self.isDefault = { isDefault($0[keyPath: path]) }
  }

  /// A value whose default is `nil`.
  static func optional<Value>(
    _ name: String, _ path: WritableKeyPath<EnvironmentValues, Value?>, _ value: Value,
    _ boundaries: EnvironmentBoundaries
  ) -> Self {
    Self(name, path, value, boundaries) { $0 == nil }
  }

  /// A list whose default is empty.
  static func list<Element>(
    _ name: String, _ path: WritableKeyPath<EnvironmentValues, [Element]>, _ element: Element,
    _ boundaries: EnvironmentBoundaries
  ) -> Self {
    Self(name, path, [element], boundaries) { $0.isEmpty }
  }
}

/// The boundaries at which values of the environment end.
@MainActor @Suite struct EnvironmentBoundaryTests {
  private static let size = CGSize(width: 500, height: 400)

  private static let boundaries: [(name: String, boundary: EnvironmentBoundaries)] = [
    ("presentation", .presentation), ("popup", .popup), ("scroll view", .scrollView),
    ("emphasis", .emphasis),
  ]

  private static let values = presentationValues + popupValues + scrollViewValues + rowValues

  private static let presentationValues: [BoundedValue] = [
    .optional(
      "foregroundLevels", \.foregroundLevels,
      ForegroundLevels([AnyShapeStyle(Color.red)], inside: nil), .presentation),
    .optional(
      "listContext", \.listContext,
      ListContext(appearance: ListAppearance(), selection: nil, state: ListState()),
      .presentation),
    .optional("backgroundStyle", \.backgroundStyle, AnyShapeStyle(Color.red), .presentation),
    BoundedValue("isEnabled", \.isEnabled, false, .presentation) { $0 },
    BoundedValue("isFocused", \.isFocused, true, .presentation) { !$0 },
    .optional("submitAction", \.submitAction, {} as () -> Void, .presentation),
    .optional(
      "alternativeShortcut", \.alternativeShortcut, KeyboardShortcut.defaultAction, .presentation),
    BoundedValue("dividerMargin", \.dividerMargin, 3, .presentation) { $0 == 0 },
    BoundedValue("menuDismiss", \.menuDismiss, MenuDismissAction {}, .presentation) {
      !$0.isInMenu
    },
    .optional("linkTarget", \.linkTarget, NavigationScope(), .presentation),
    .optional(
      "columnButton", \.columnButton, ColumnButton(kind: .toggle, links: ColumnLinks()),
      .presentation),
    BoundedValue("showsColumnBackground", \.showsColumnBackground, true, .presentation) { !$0 },
    .optional("navigationScope", \.navigationScope, NavigationScope(), .presentation),
    .optional(
      "duplicateScope", \.duplicateScope, DuplicateScope(DuplicateStates(), isTemporary: false),
      .presentation),
    .optional(
      "scrollWrapper", \.scrollWrapper, RefreshScope.self as any ScrollWrapper.Type,
      .presentation),
    BoundedValue("isCommandList", \.isCommandList, true, .presentation) { !$0 },
    .optional(
      "stylesOutsideToolbar", \.stylesOutsideToolbar,
      StylesOutsideToolbar(
        button: EnvironmentValues().buttonStyle, toggle: EnvironmentValues().toggleStyle,
        label: EnvironmentValues().labelStyle), .presentation),
  ]

  private static let popupValues: [BoundedValue] = [
    .optional(
      "keyboardShortcut", \.keyboardShortcut, KeyboardShortcut.defaultAction,
      [.presentation, .popup]),
    BoundedValue(
      "formArrangement", \.formArrangement, FormArrangement.grouped, [.presentation, .popup]
    ) { $0 == .none },
    .optional("menuItemCheck", \.menuItemCheck, true, .popup),
  ]

  private static let scrollViewValues: [BoundedValue] = [
    .optional(
      "scrollPositionLink", \.scrollPositionLink,
      ScrollPositionLink(
        requestedPosition: ScrollPosition(), anchor: nil, matchesIDType: { _ in true },
        report: { _ in ScrollPosition() }), .scrollView),
    .optional(
      "scrollTargetBehavior", \.scrollTargetBehavior,
      PagingScrollTargetBehavior() as any ScrollTargetBehavior, .scrollView),
    .optional(
      "scrollPull", \.scrollPull, ScrollPullLink(pull: ScrollPull(), action: {}), .scrollView),
    .list(
      "scrollPhaseLinks", \.scrollPhaseLinks, ScrollPhaseLink { _, _, _, _ in }, .scrollView),
    .list(
      "shownTargetsLinks", \.shownTargetsLinks,
      ShownTargetsLink(threshold: 0.5, matchesIDType: { _ in true }, report: { _ in }),
      .scrollView),
  ]

  private static let rowValues: [BoundedValue] = [
    .optional("listItemTint", \.listItemTint, Color.red, .emphasis)
  ]

  /// The values that end at a boundary.
  private static func valuesEnding(at boundary: EnvironmentBoundaries) -> [BoundedValue] {
    values.filter { !$0.boundaries.isDisjoint(with: boundary) }
  }

  /// An environment in which every value that ends at some boundary is set.
  private static func environmentWithAllValues() -> EnvironmentValues {
    var environment = EnvironmentValues()
    for value in values { value.set(&environment) }
    return environment
  }

  // MARK: The values of the environment

  @Test func `each value ends at its boundaries and at no others`() {
    for value in Self.values {
      for (name, boundary) in Self.boundaries {
        var environment = EnvironmentValues()
        value.set(&environment)
        #expect(!value.isDefault(environment), "\(value.name) is set")
        environment.removeValues(endingAt: boundary)
        #expect(
          value.isDefault(environment) == value.boundaries.contains(boundary),
          "\(value.name) at: \(name)")
      }
    }
  }

  @Test func `a boundary ends its values among all others`() {
    for (name, boundary) in Self.boundaries {
      var environment = Self.environmentWithAllValues()
      environment.removeValues(endingAt: boundary)
      for value in Self.values {
        #expect(
          value.isDefault(environment) == value.boundaries.contains(boundary),
          "\(value.name) at: \(name)")
      }
    }
  }

  @Test func `several boundaries end the values of each of them`() {
    var environment = Self.environmentWithAllValues()
    environment.removeValues(endingAt: [.popup, .scrollView])
    for value in Self.values {
      let ends = !value.boundaries.isDisjoint(with: [.popup, .scrollView])
      #expect(value.isDefault(environment) == ends, "\(value.name)")
    }
  }

  @Test func `a value without boundaries ends nowhere`() {
    var environment = Self.environmentWithAllValues()
    environment.mood = "loud"
    environment.layoutDirection = .rightToLeft
    environment.displayScale = 2
    environment.lineSpacing = 4
    for (_, boundary) in Self.boundaries { environment.removeValues(endingAt: boundary) }
    #expect(environment.mood == "loud")
    #expect(environment.layoutDirection == .rightToLeft)
    #expect(environment.displayScale == 2)
    #expect(environment.lineSpacing == 4)
  }

  @Test func `a value that is set beyond a boundary ends at the next one`() {
    var environment = EnvironmentValues()
    for _ in 0..<2 {
      environment.keyboardShortcut = .defaultAction
      environment.dividerMargin = 3
      environment.removeValues(endingAt: .popup)
      #expect(environment.keyboardShortcut == nil)
      #expect(environment.dividerMargin == 3)
      environment.keyboardShortcut = .cancelAction
      environment.removeValues(endingAt: .presentation)
      #expect(environment.keyboardShortcut == nil)
      #expect(environment.dividerMargin == 0)
    }
  }

  @Test func `a boundary changes no copies of the environment`() {
    let outer = Self.environmentWithAllValues()
    var inner = outer
    for (_, boundary) in Self.boundaries { inner.removeValues(endingAt: boundary) }
    for value in Self.values {
      #expect(value.isDefault(inner), "\(value.name)")
      #expect(!value.isDefault(outer), "\(value.name)")
    }
  }

  @Test func `an environment beyond a boundary is the same whatever values have ended`() {
    for (name, boundary) in Self.boundaries {
      var usual = EnvironmentValues()
      usual.mood = "calm"
      for value in Self.valuesEnding(at: boundary) {
        var changed = usual
        value.set(&changed)
        #expect(!changed.isKnownEqual(to: usual), "\(value.name)")
        changed.removeValues(endingAt: boundary)
        #expect(changed.isKnownEqual(to: usual), "\(value.name) at: \(name)")
      }
    }
  }

  // MARK: Panels and rows

  @Test func `a presentation begins without the values of the views around it`() {
    var environment = Self.environmentWithAllValues()
    environment.font = .title
    environment.lineLimit = 1
    environment.multilineTextAlignment = .center
    environment.tintStyle = AnyShapeStyle(Color.red)
    environment.beginEmphasis()
    environment.resetForPresentation()
    for value in Self.valuesEnding(at: .presentation) {
      #expect(value.isDefault(environment), "\(value.name)")
    }
    #expect(environment.font == nil)
    #expect(environment.lineLimit == nil)
    #expect(environment.multilineTextAlignment == .leading)
    #expect(environment.emphasisTint == nil)
    #expect(!environment.hasLabelsOnTint)
    #expect(TintShapeStyle()._style(in: environment) == Color.red._style(in: environment))
    #expect(environment.isInToolbarOwner)
  }

  @Test func `the items of a toolbar's menu have the values of the menu`() {
    var menu = EnvironmentValues()
    menu.dividerMargin = 5
    var environment = Self.environmentWithAllValues()
    environment.setMenuItems(of: menu)
    for value in Self.valuesEnding(at: .popup) {
      #expect(value.isDefault(environment), "\(value.name)")
    }
    #expect(environment.dividerMargin == 5)
    #expect(!environment.isEnabled, "a disabled item is disabled in the menu, too")
  }

  @Test func `an emphasized row has no tint of its items`() {
    var environment = Self.environmentWithAllValues()
    environment.beginEmphasis()
    for value in Self.valuesEnding(at: .emphasis) {
      #expect(value.isDefault(environment), "\(value.name)")
    }
    #expect(environment.listContext != nil)
    #expect(environment.foregroundLevels?.emphasisLevels != nil)
  }

  /// A view that records its environment.
  private struct Reader: View {
    let name: String
    let record: Kept<[String: EnvironmentValues]>
    @Environment(\.self) private var environment

    var body: some View {
      record.value[name] = environment
      return Text(verbatim: name)
    }
  }

  @Test func `a value set in a presentation ends at a presentation inside of it`() {
    let record = Kept<[String: EnvironmentValues]>([:])
    let harness = LayoutHarness(in: Self.size) {
      Reader(name: "window", record: record)
        .sheet(isPresented: .constant(true)) {
          Reader(name: "outer", record: record)
            .sheet(isPresented: .constant(true)) {
              Reader(name: "inner", record: record)
            }
            .environment(\.backgroundStyle, AnyShapeStyle(Color.red))
            .environment(\.mood, "loud")
        }
        .environment(\.dividerMargin, 7)
    }
    harness.layOut()
    #expect(record.value["window"]?.dividerMargin == 7)
    #expect(record.value["outer"]?.dividerMargin == 0)
    #expect(record.value["outer"]?.backgroundStyle != nil)
    #expect(record.value["inner"] != nil)
    #expect(record.value["inner"]?.backgroundStyle == nil)
    #expect(record.value["inner"]?.mood == "loud")
  }

  @Test func `a menu in a presentation ends the values of menus only`() {
    let record = Kept<[String: EnvironmentValues]>([:])
    let harness = LayoutHarness(in: Self.size) {
      Text("window").sheet(isPresented: .constant(true)) {
        Menu("Actions") { Reader(name: "item", record: record) }
          .environment(\.keyboardShortcut, .defaultAction)
          .environment(\.backgroundStyle, AnyShapeStyle(Color.red))
          .frame(width: 200, height: 100)
      }
    }
    harness.click("Actions")
    #expect(record.value["item"] != nil)
    #expect(record.value["item"]?.keyboardShortcut == nil)
    #expect(record.value["item"]?.backgroundStyle != nil)
    #expect(record.value["item"]?.dividerMargin == 5, "the menu has a margin of its own")
  }

  @Test func `the values of a scroll view do not reach its content`() {
    let record = Kept<[String: EnvironmentValues]>([:])
    let values = Self.valuesEnding(at: .scrollView)
    let harness = LayoutHarness(in: Self.size) {
      ScrollView { Reader(name: "content", record: record) }
        .environment(\.dividerMargin, 7)
        .transformEnvironment(\.self) { environment in
          for value in values { value.set(&environment) }
        }
    }
    harness.layOut()
    #expect(record.value["content"]?.dividerMargin == 7)
    for value in values {
      #expect(record.value["content"].map(value.isDefault) == true, "\(value.name)")
    }
  }

  /// A view that counts how often its body is evaluated.
  private struct Counted: View {
    let count: Kept<Int>
    @Environment(\.dividerMargin) private var margin

    var body: some View {
      count.value += 1
      return Text(verbatim: "\(margin)")
    }
  }

  @Test func `a change of a value that has ended evaluates no views again`() {
    let (count, isPaged, margin) = (Kept(0), Knob(false), Knob(CGFloat(0)))
    let harness = LayoutHarness(in: Self.size) {
      ObservedContent {
        let behavior: (any ScrollTargetBehavior)? =
          isPaged.value ? PagingScrollTargetBehavior() : nil
        ScrollView { Counted(count: count) }
          .environment(\.scrollTargetBehavior, behavior)
          .environment(\.dividerMargin, margin.value)
      }
    }
    harness.layOut()
    let before = count.value
    isPaged.value = true
    harness.layOut()
    #expect(count.value == before)
    margin.value = 3
    harness.layOut()
    #expect(count.value == before + 1)
  }
}

private enum MoodKey: EnvironmentKey {
  static var defaultValue: String { "calm" }
}

extension EnvironmentValues {
  fileprivate var mood: String {
    get { self[MoodKey.self] }
    set { self[MoodKey.self] = newValue }
  }
}
