public import Foundation

/// A symbol, or a picture by its name.
///
/// A picture is a PNG file named `NAME.png`, `NAME@2x.png` or `NAME@3x.png`, or a set `NAME.imageset`
/// of such files as asset catalogues have them, with variants for dark surroundings. Of several files
/// the one shows whose scale fits the screen. It is looked for in the resources of the bundle that is
/// given and the catalogues in them; otherwise in `share/PROGRAM/Images` beside the program's own
/// folder, in `PROGRAM/Images` among the person's and the system's data, in `Assets/Images` in the
/// program's folder and those around it, and in the resources that SwiftPM puts beside the program;
/// `PLUMB_ASSETS` names a folder whose `Images` is meant instead. A file of more than 67 million
/// pixels is not read. A picture that cannot be shown is a frame with a cross, 100 points wide, and
/// one line on standard error says why.
///
/// A symbol is a square as high as a line of its font is, 1.2 em, and stands with its middle at that
/// of capital letters. The engine has symbols of its own for the most common names; a name it does
/// not know shows as a frame with a cross. SwiftUI's symbols are each of their own size.
public struct Image: Equatable, Sendable {
  /// How large symbols are beside text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.3
      }
    }
  }

  /// How a picture fills more room than it has; symbols are always stretched.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// Whether a picture is painted in the foreground style, as symbols always are.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// How smoothly a picture is made larger; symbols are drawn anew at every size.
  ///
  /// `none` takes the nearest pixel, `low` and `medium` go straight from pixel to pixel, `high` on
  /// curves. A picture that is made smaller shows averages, except with `none`.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  private enum Content: Equatable {
    case symbol(String)
    case picture(ImageAssetName)
  }

  private let content: Content
  /// What a person would call it; `nil` for what has no meaning.
  private let label: Text?
  private var appearance = ImageAppearance()

  private init(_ content: Content, label: Text?) {
    self.content = content
    self.label = label
  }

  /// A picture by its name, by which it is called as well.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.picture(ImageAssetName(name, in: bundle)), label: Text(verbatim: name))
  }

  /// A picture by its name, called by a text.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.picture(ImageAssetName(name, in: bundle)), label: label)
  }

  /// A picture without meaning.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.picture(ImageAssetName(name, in: bundle)), label: nil)
  }

  /// A picture by the name a generated resource has.
  nonisolated public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  /// A symbol by its name.
  nonisolated public init(systemName: String) {
    self.init(.symbol(systemName), label: Text(verbatim: systemName))
  }

  /// A symbol by its name.
  ///
  /// - Parameter variableValue: how much of the symbol is strong, which symbols here do not show.
  nonisolated public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// The image as large as the room it gets.
  ///
  /// - Parameters:
  ///   - capInsets: what of a picture keeps its size at its edges, in points.
  ///   - resizingMode: whether the rest is stretched or repeated; symbols are stretched.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changing {
      $0.resizing = resizingMode == .tile ? .tile : .stretch
      $0.capInsets = capInsets
    }
  }

  /// The picture in its own colours, or its form in the foreground style; without either, its own.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changing { $0.isTemplate = renderingMode == .template }
  }

  /// The picture made larger in another way; see ``Interpolation``.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changing {
      $0.interpolation =
        switch interpolation {
        case .none: .none
        case .low, .medium: .linear
        case .high: .cubic
        }
    }
  }

  /// The picture with smooth edges or without, where they lie between pixels.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    changing { $0.isAntialiased = isAntialiased }
  }

  private func changing(_ change: (inout ImageAppearance) -> Void) -> Image {
    var image = self
    change(&image.appearance)
    return image
  }
}

extension ImageAssetName {
  init(_ name: String, in bundle: Bundle?) {
    // As SwiftUI: no bundle means the program's.
    let folders = bundle == .main ? [] : [bundle?.resourceURL, bundle?.bundleURL]
    self.init(name: name, bundleFolders: folders.compactMap(\.self))
  }
}

extension Image: View, _PrimitiveView {
  public static func _resolve(_ view: Image, at cursor: inout _ChildCursor) {
    switch view.content {
    case .symbol(let name):
      let environment = cursor.environment
      let font = environment.textStyle.attributes.spanStyle(at: environment.dynamicTypeSize).font
      view.resolve(
        SymbolTable.symbol(name, variants: environment.symbolVariants.suffixes),
        length: font.size * 1.2 * environment.imageScale.factor, at: &cursor)
    case .picture(let name):
      let environment = cursor.environment
      guard let picture = Self.picture(name, in: environment) else {
        return view.resolve(nil, length: 100, at: &cursor)
      }
      let node = cursor.leaf(listedAs: Image.self) { ImageNode(picture) }
      node.label = view.label?.string(in: cursor.textReading)
      node.layoutNode.isRedacted = environment.isRedacted
      node.layoutNode.update(
        picture, view.appearance, style: ForegroundStyle()._style(in: environment),
        at: cursor.context)
    }
  }

  private static func picture(
    _ name: ImageAssetName, in environment: EnvironmentValues
  ) -> ImageAsset? {
    environment.pictures?.picture(
      named: name, scale: environment.displayScale, isDark: environment.colorScheme == .dark)
  }

  /// The picture of an image that is one and can be shown.
  func picture(in environment: EnvironmentValues) -> ImageAsset? {
    guard case .picture(let name) = content else { return nil }
    return Self.picture(name, in: environment)
  }

  @MainActor private func resolve(_ symbol: Symbol?, length: CGFloat, at cursor: inout _ChildCursor)
  {
    let environment = cursor.environment
    let style = environment.textStyle.attributes.spanStyle(at: environment.dynamicTypeSize)
    let node = cursor.leaf(listedAs: Image.self) { SymbolNode() }
    node.label = label?.string(in: cursor.textReading)
    node.layoutNode.isRedacted = environment.isRedacted
    node.layoutNode.update(
      symbol, length: length, isResizable: appearance.resizing != nil,
      capHeight: environment.textMeasurer.metrics(of: style.font).capHeight)
    node.layoutNode.update(
      weight: style.font.weight, style: ForegroundStyle()._style(in: environment),
      ground: SystemColor.background.resolved(in: environment.colorAppearance), at: cursor.context)
  }
}

extension Image {
  /// What the image is called.
  func spoken(in reading: LocalizationContext) -> String { label?.string(in: reading) ?? "" }

  /// The image as it stands in a line of text.
  ///
  /// A symbol has its middle at that of capital letters, a picture stands on the baseline.
  func inline(in style: SpanStyle, _ environment: EnvironmentValues) -> InlineImage {
    if let picture = picture(in: environment) {
      let room = TextAttachment(
        width: picture.size.width, ascent: picture.size.height, descent: 0)
      return InlineImage(content: .bitmap(picture, appearance), room: room)
    }
    var drawing = SymbolDrawing(weight: style.font.weight)
    drawing.ground = SystemColor.background.resolved(in: environment.colorAppearance)
    if case .symbol(let name) = content {
      drawing.symbol = SymbolTable.symbol(name, variants: environment.symbolVariants.suffixes)
    }
    let length = style.font.size * 1.2 * environment.imageScale.factor
    let capHeight = environment.textMeasurer.metrics(of: style.font).capHeight
    let room = TextAttachment(
      width: length, ascent: (length + capHeight) / 2, descent: (length - capHeight) / 2)
    return InlineImage(content: .symbol(drawing), room: room)
  }
}

private enum ImageAssetSourceKey: EnvironmentKey {
  static var defaultValue: (any ImageAssetSource)? { nil }
}

extension EnvironmentValues {
  /// Where the pictures of images come from; `nil` where there are none.
  var pictures: (any ImageAssetSource)? {
    get { self[ImageAssetSourceKey.self] }
    set { self[ImageAssetSourceKey.self] = newValue }
  }
}
