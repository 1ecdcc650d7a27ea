/// The light or dark appearance of the user interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}
