internal import Foundation

/// A scene as tools know it; its property names are the keys of its JSON.
package struct SceneDescription: Encodable, Equatable {
  /// The id of the scene, `settings` for the settings, or `main`, `main-2` and so on for scenes without an id.
  package var id: String
  package var title: String
  /// One of `group`, `single`, `document` and `settings`.
  package var kind: String
}

extension AppScenes {
  /// The scenes with windows that are chosen by name. Alerts are none: they appear beside other windows.
  var windows: [(scene: Int, description: SceneDescription)] {
    configurations.indices.compactMap { scene in
      let configuration = configurations[scene]
      guard let kind = configuration.kindName else { return nil }
      let id =
        configuration.id.isEmpty || configuration.kind == .settings
        ? name(of: scene) : configuration.id
      return (
        scene,
        SceneDescription(
          id: id.isEmpty ? "main" : id,
          title: configuration.title ?? ProcessInfo.processInfo.processName, kind: kind)
      )
    }
  }

  /// The scenes with windows, in their order.
  package var windowDescriptions: [SceneDescription] { windows.map(\.description) }

  /// The types of the documents that the app opens, each once, in the order of the scenes.
  package var documentTypes: [DocumentTypeDescription] {
    let types = configurations.compactMap(\.documents).flatMap(\.typeDescriptions)
    return types.reduce(into: []) { known, type in
      guard let index = known.firstIndex(where: { $0.identifier == type.identifier }) else {
        return known.append(type)
      }
      if type.isEditable { known[index].isEditable = true }
    }
  }
}

extension WindowConfiguration {
  /// The name of the kind of the scene; `nil` for an alert.
  fileprivate var kindName: String? {
    if documents != nil { return "document" }
    return switch kind {
    case .group: "group"
    case .single, .menuBarExtra: "single"
    case .settings: "settings"
    case .alert: nil
    }
  }
}
