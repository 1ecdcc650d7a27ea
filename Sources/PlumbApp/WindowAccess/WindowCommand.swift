/// A command of a key or an item of the menu bar for a window.
enum WindowCommand {
  /// The window closes.
  case close
  /// The program ends.
  case quit
  case fullScreen
  case largerType, smallerType, usualType
  /// A window opens that inspects this one.
  case inspector
}
