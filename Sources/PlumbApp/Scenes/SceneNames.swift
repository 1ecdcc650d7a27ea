/// The names under which the windows of scenes are stored, which differ whatever ids the scenes have.
///
/// A scene has its id as its name. Other names are used for an id that equals a name of this type, and for one that an
/// earlier scene has.
struct SceneNames {
  private let names: [String]

  init(_ configurations: [WindowConfiguration]) {
    names = configurations.indices.map { Self.name(of: $0, in: configurations) }
  }

  subscript(scene: Int) -> String { names[scene] }

  private static func name(of scene: Int, in configurations: [WindowConfiguration]) -> String {
    if configurations[scene].kind == .settings { return "settings" }
    let id = configurations[scene].id
    let number = configurations.prefix(scene + 1).count { $0.kind != .settings && $0.id == id }
    if id.isEmpty { return number == 1 ? "" : "main-\(number)" }
    return number == 1 && !isReserved(id) ? id : "id\(number):\(id)"
  }

  private static func isReserved(_ id: String) -> Bool {
    ["settings", "main"].contains(id) || id.hasPrefix("main-")
      || id.hasPrefix("id") && id.contains(":")
  }

  /// Returns the beginning of the keys under which the values of a window are stored, which no other window has.
  ///
  /// - Parameters:
  ///   - name: the name of the scene.
  ///   - number: the number of the window among the windows of the scene.
  static func keyPrefix(_ name: String, _ number: Int) -> String {
    // The first slash ends the prefix, so that no other name together with a key makes the same text.
    let name = name.replacing("%", with: "%25").replacing("/", with: "%2F")
    return "\(name)#\(number)/"
  }
}
