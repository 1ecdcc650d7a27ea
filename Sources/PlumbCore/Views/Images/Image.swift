public import Foundation

/// A view that shows an image file or a symbol.
///
/// An image file is a PNG file named `NAME.png`, `NAME@2x.png` or `NAME@3x.png`, or an asset
/// catalogue set `NAME.imageset` of such files, with variants for the dark appearance. Of several
/// files the one that matches the scale of the screen is used. Files are searched in the resources
/// of the given bundle and the catalogues in them. Without a bundle, the search path is
/// `share/PROGRAM/Images` beside the folder of the executable, `PROGRAM/Images` in the data folders
/// of the user and the system, `Assets/Images` in the folder of the executable and its ancestors,
/// and the resources that SwiftPM places beside the executable; `PLUMB_ASSETS` names a folder whose
/// `Images` replaces them. A file of more than 67 million pixels is not loaded. An image that
/// cannot be shown is replaced by a frame with a cross, 100 points wide, and the reason is written
/// to standard error.
///
/// A symbol is a square with the height of a line of its font, 1.2 em, centred on the height of the
/// capital letters. The framework has its own symbols for the most common names; a symbol with
/// another name is shown as a frame with a cross, and the name is written to standard error.
/// SwiftUI's symbols have different sizes.
///
/// As SwiftUI: an image or a symbol with an empty name shows nothing and has no size.
public struct Image: Equatable, Sendable {
  /// The size of symbols relative to text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large

    /// The size relative to the medium scale.
    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.3
      }
    }
  }

  /// The mode in which an image fills a larger size; symbols are always stretched.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// The mode that determines whether an image is filled with the foreground style, as symbols
  /// always are.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// The quality with which an image is enlarged; symbols are drawn as shapes in every size.
  ///
  /// `none` uses the nearest pixel, `low` and `medium` use linear interpolation, `high` uses cubic
  /// interpolation. An image that is reduced shows averages, except with `none`.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  private enum Content: Equatable {
    case symbol(String)
    case imageAsset(ImageAssetName)
    case bitmap(Bitmap, scale: CGFloat)
    case drawing(ImageDrawing)
  }

  private let content: Content
  /// The accessibility label; `nil` for a decorative image.
  private let label: Text?
  private var appearance = ImageAppearance()

  private init(_ content: Content, label: Text?) {
    self.content = content
    self.label = label
  }

  /// Creates an image with a name, which is also its accessibility label.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.imageAsset(ImageAssetName(name, in: bundle)), label: Text(verbatim: name))
  }

  /// Creates an image with a name and an accessibility label.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.imageAsset(ImageAssetName(name, in: bundle)), label: label)
  }

  /// Creates an image that is hidden from accessibility.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.imageAsset(ImageAssetName(name, in: bundle)), label: nil)
  }

  /// Creates an image from a generated resource.
  nonisolated public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  /// Creates a symbol with a name.
  nonisolated public init(systemName: String) {
    self.init(.symbol(systemName), label: Text(verbatim: systemName))
  }

  /// Creates an image of a symbol with an accessibility label.
  nonisolated package init(systemName: String, label: Text) {
    self.init(.symbol(systemName), label: label)
  }

  /// Creates a symbol with a name and a variable value.
  ///
  /// - Parameters:
  ///   - systemName: The name of the symbol.
  ///   - variableValue: Without effect: symbols have no variable layers on this platform.
  nonisolated public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// - Parameter scale: The pixels per point; 1 if the value is not a positive finite number.
  nonisolated init(bitmap: Bitmap, scale: CGFloat, _ label: Text?) {
    self.init(.bitmap(bitmap, scale: scale > 0 && scale.isFinite ? scale : 1), label: label)
  }

  nonisolated init(drawing: ImageDrawing, label: Text?) {
    self.init(.drawing(drawing), label: label)
  }

  /// Returns an image that fills the available space.
  ///
  /// - Parameters:
  ///   - capInsets: The edges of an image file that are not resized, in points.
  ///   - resizingMode: The mode in which the rest fills the space; symbols are stretched.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    modified {
      $0.resizing = resizingMode == .tile ? .tile : .stretch
      $0.capInsets = capInsets
    }
  }

  /// Returns the image in its own colours, or filled with the foreground style; `nil` has the
  /// effect of `original`.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    modified { $0.isTemplate = renderingMode == .template }
  }

  /// Returns the image with an interpolation quality; see ``Interpolation``.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    modified {
      $0.interpolation =
        switch interpolation {
        case .none: .none
        case .low, .medium: .linear
        case .high: .cubic
        }
    }
  }

  /// Returns the image with or without antialiased edges where they are between pixels.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    modified { $0.isAntialiased = isAntialiased }
  }

  /// Whether the name is empty, by which programs state that there is no image.
  private var isNameless: Bool {
    switch content {
    case .symbol(let name): name.isEmpty
    case .imageAsset(let name): name.name.isEmpty
    case .bitmap, .drawing: false
    }
  }

  private func modified(_ change: (inout ImageAppearance) -> Void) -> Image {
    var image = self
    change(&image.appearance)
    return image
  }
}

extension ImageAssetName {
  init(_ name: String, in bundle: Bundle?) {
    // As SwiftUI: without a bundle, the resources of the application are used.
    let folders = bundle == .main ? [] : [bundle?.resourceURL, bundle?.bundleURL]
    self.init(name: name, bundleFolders: folders.compactMap(\.self))
  }
}

extension Image: View, _PrimitiveView {
  public static func _resolve(_ view: Image, at cursor: inout _ChildCursor) {
    if view.isNameless { return view.resolve(.empty, length: 0, at: &cursor) }
    switch view.content {
    case .symbol(let name):
      let environment = cursor.environment
      let font = environment.textStyle.attributes.spanStyle(at: environment.dynamicTypeSize).font
      view.resolve(
        environment.symbol(name),
        length: font.size * 1.2 * environment.imageScale.factor, at: &cursor)
    case .imageAsset, .bitmap:
      guard let imageAsset = view.imageAsset(in: cursor.environment) else {
        return view.resolve(nil, length: 100, at: &cursor)
      }
      view.resolve(imageAsset, at: &cursor)
    case .drawing(let drawing):
      let drawn = DrawnImage(drawing: drawing, label: view.label, appearance: view.appearance)
      DrawnImage._resolve(drawn, at: &cursor)
    }
  }

  @MainActor private func resolve(_ imageAsset: ImageAsset, at cursor: inout _ChildCursor) {
    let environment = cursor.environment
    let node = cursor.leaf(listedAs: Image.self) { ImageLayoutNode(imageAsset) }
    node.elementRole = .image
    node.label = label?.string(in: cursor.localizationContext)
    node.layoutNode.isRedacted = environment.isRedacted
    node.layoutNode.update(
      imageAsset, appearance, style: ForegroundStyle()._style(in: environment), at: cursor.context)
  }

  /// Returns the asset of an image file or a bitmap; `nil` for other images, and for a file that
  /// cannot be shown.
  func imageAsset(in environment: EnvironmentValues) -> ImageAsset? {
    if isNameless { return nil }
    return switch content {
    case .imageAsset(let name):
      environment.imageAssets?.image(
        named: name, scale: environment.displayScale, isDark: environment.colorScheme == .dark)
    case .bitmap(let bitmap, let scale): ImageAsset(bitmap: bitmap, scale: scale)
    case .symbol, .drawing: nil
    }
  }

  @MainActor private func resolve(_ symbol: Symbol?, length: CGFloat, at cursor: inout _ChildCursor)
  {
    let environment = cursor.environment
    let style = environment.textStyle.attributes.spanStyle(at: environment.dynamicTypeSize)
    let node = cursor.leaf(listedAs: Image.self) { SymbolLayoutNode() }
    node.elementRole = isNameless ? nil : .image
    node.label = isNameless ? nil : label?.string(in: cursor.localizationContext)
    node.layoutNode.isRedacted = environment.isRedacted
    node.layoutNode.update(
      symbol, length: length, isResizable: appearance.resizing != nil,
      capHeight: environment.textMeasurer.metrics(of: style.font).capHeight)
    node.layoutNode.update(
      weight: style.font.weight, style: ForegroundStyle()._style(in: environment),
      at: cursor.context)
  }
}

extension Image {
  /// Returns the accessibility label; empty for a decorative image.
  func accessibilityText(in context: LocalizationContext) -> String {
    label?.string(in: context) ?? ""
  }

  /// Returns the image as part of a line of text.
  ///
  /// A symbol is centred on the height of the capital letters, another image is placed on the
  /// baseline.
  func inline(in style: SpanStyle, _ environment: EnvironmentValues) -> InlineImage {
    if let imageAsset = imageAsset(in: environment) {
      let attachment = TextAttachment(
        width: imageAsset.size.width, ascent: imageAsset.size.height, descent: 0)
      return InlineImage(content: .bitmap(imageAsset, appearance), attachment: attachment)
    }
    if isNameless {
      return InlineImage(
        content: .symbol(SymbolDrawing(symbol: .empty)),
        attachment: TextAttachment(width: 0, ascent: 0, descent: 0))
    }
    var drawing = SymbolDrawing(weight: style.font.weight)
    if case .symbol(let name) = content {
      drawing.symbol = environment.symbol(name)
    }
    let length = style.font.size * 1.2 * environment.imageScale.factor
    let capHeight = environment.textMeasurer.metrics(of: style.font).capHeight
    let attachment = TextAttachment(
      width: length, ascent: (length + capHeight) / 2, descent: (length - capHeight) / 2)
    return InlineImage(content: .symbol(drawing), attachment: attachment)
  }
}

extension EnvironmentValues {
  /// The source of image files; `nil` if there is none.
  @EnvironmentEntry package var imageAssets: (any ImageAssetSource)?
}

extension EnvironmentValues {
  /// Returns the symbol with a name, in the variants and the direction of the environment; `nil`, with a warning, if there
  /// is none.
  fileprivate func symbol(_ name: String) -> Symbol? {
    let suffixes = symbolVariants.suffixes
    if layoutDirection == .rightToLeft,
      let symbol = SymbolTable.symbol(SymbolTable.nameFromRightToLeft(name), variants: suffixes)
    {
      return symbol
    }
    if let symbol = SymbolTable.symbol(name, variants: suffixes) { return symbol }
    RuntimeWarning.showOnce(
      "There is no symbol named \(name); a frame with a cross is shown in its place.")
    return nil
  }
}
