import PlumbUI

/// A preview with its modifiers applied.
struct ShownPreview: Identifiable {
  /// The name of the preview, or its number, with the number of earlier previews of that name.
  let id: String
  let title: String
  let settings: PreviewSettings
  /// The view for the frame.
  let content: AnyView
  /// The number of the library that the view comes from; in one value with the view, so that no update
  /// shows one without the other.
  let version: Int

  /// The size of the frame in points; `nil` for the size of the view.
  var frameSize: CGSize? {
    switch settings.layout {
    case .sizeThatFits: nil
    case .fixed(let width, let height): CGSize(width: width, height: height)
    case .device: PreviewDeviceSize.size(of: settings.device, settings.orientation)
    }
  }

  /// The layout in words.
  var detail: String {
    let size = frameSize.map { "\(Int($0.width)) × \(Int($0.height))" } ?? "Size that fits"
    guard case .device = settings.layout, let device = settings.device?.rawValue else {
      return size
    }
    return "\(device), \(size)"
  }

  /// Prepares the previews of a library in order. A preview whose modifier throws shows the error.
  @MainActor static func all(
    _ previews: [RegisteredPreview], version: Int = 0
  ) async -> [ShownPreview] {
    var shown: [ShownPreview] = []
    for (index, preview) in previews.enumerated() {
      let title = preview.settings.name ?? "Preview \(index + 1)"
      let number = shown.count { $0.title == title }
      shown.append(
        ShownPreview(
          id: number == 0 ? title : "\(title) \(number + 1)", title: title,
          settings: preview.settings, content: await content(of: preview), version: version))
    }
    return shown
  }

  @MainActor private static func content(of preview: RegisteredPreview) async -> AnyView {
    var content = preview.content()
    for modifier in preview.settings.modifiers {
      do {
        content = try await modifier.applied(to: content)
      } catch {
        return AnyView(
          Text("The context of a modifier cannot be made: \(String(describing: error))"))
      }
    }
    return content
  }
}
