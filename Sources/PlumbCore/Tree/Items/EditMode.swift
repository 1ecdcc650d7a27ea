internal import Observation

/// Whether the content of a list is edited.
public enum EditMode: Sendable, Hashable {
  /// It is not edited.
  case inactive
  /// A part of the content is edited for a short time, as by a swipe.
  case transient
  /// It is edited.
  case active

  /// Whether the content is edited.
  public var isEditing: Bool { self != .inactive }
}

/// The edit mode of a window.
@MainActor @Observable final class EditModeState: TreeService {
  var mode = EditMode.inactive

  init(of tree: ViewTree) {}

  var binding: Binding<EditMode> {
    Binding(get: { self.mode }, set: { self.mode = $0 })
  }
}

extension EnvironmentValues {
  /// A binding to whether the lists around and inside are edited; `nil` if no value is bound.
  @EnvironmentEntry public var editMode: Binding<EditMode>?
}
