import EngineTesting
import PlumbUI
import Testing

@testable import TestSupport

private enum OptionalModeKey: EnvironmentKey {
  static var defaultValue: Binding<Bool>? { nil }
}

private enum ModeKey: EnvironmentKey {
  static var defaultValue: Binding<Bool> { .constant(false) }
}

extension EnvironmentValues {
  fileprivate var mode: Binding<Bool> {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }

  fileprivate var optionalMode: Binding<Bool>? {
    get { self[OptionalModeKey.self] }
    set { self[OptionalModeKey.self] = newValue }
  }
}

/// Bindings that views read from the environment.
@MainActor @Suite struct EnvironmentBindingTests {
  private struct Reader: View {
    @Environment(\.mode) private var mode
    @Environment(\.optionalMode) private var optionalMode

    var body: some View {
      Text(mode.wrappedValue ? "on" : "off")
      Text(optionalMode?.wrappedValue == true ? "optional on" : "optional off")
    }
  }

  private struct Screen: View {
    @State private var isOn = false

    var body: some View {
      VStack {
        Toggle("switch", isOn: $isOn)
        Reader()
      }
      .environment(\.mode, $isOn)
      .environment(\.optionalMode, $isOn)
    }
  }

  @Test func `a reader follows the value of a binding in the environment`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 200)) { Screen() }
    #expect(harness.texts.suffix(2) == ["off", "optional off"])
    harness.click("switch")
    #expect(harness.texts.suffix(2) == ["on", "optional on"])
    harness.click("switch")
    #expect(harness.texts.suffix(2) == ["off", "optional off"])
  }

  private struct Editing: View {
    @State private var mode = EditMode.inactive

    var body: some View {
      VStack {
        EditButton()
        Text(mode.isEditing ? "edits" : "reads")
      }
      .environment(\.editMode, $mode)
    }
  }

  @Test func `an edit button begins and ends the mode of a program`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 200)) { Editing() }
    harness.click("Edit")
    #expect(harness.texts == ["Done", "edits"])
    harness.click("Done")
    #expect(harness.texts == ["Edit", "reads"])
  }
}
