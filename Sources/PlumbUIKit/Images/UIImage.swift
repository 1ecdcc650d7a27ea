public import Foundation
public import PlumbUI

/// An image, as UIKit has it: pixels, or a symbol.
///
/// PNG files are always decoded, others where SDL_image is installed.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// The pixels or the symbol.
  package let value: ImageValue

  /// Creates an image from pixels or a symbol.
  package init(_ value: ImageValue) {
    self.value = value
    super.init()
  }

  /// Creates an image without pixels.
  public override convenience init() {
    self.init(ImageValue(.none))
  }

  /// Creates an image of the program's assets; `nil`, with a warning, if there is none with the name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil)
  }

  /// Creates an image of the assets in a bundle; `nil`, with a warning, if there is none with the name.
  ///
  /// - Parameter traitCollection: without effect.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard let value = ImageValue.asset(named: name, in: bundle) else { return nil }
    self.init(value)
  }

  /// Creates an image of the assets in a bundle, or `nil`.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle)
  }

  /// Creates an image of a catalogue from a generated resource; without pixels, with a warning, if there is none.
  public convenience init(resource: ImageResource) {
    self.init(
      ImageValue.asset(named: resource.name, in: resource.bundle) ?? ImageValue(.none))
  }

  /// Creates a symbol; `nil` if the engine has none with the name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol with a size, a weight or a colour; `nil` if the engine has none with the name.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    guard let value = ImageValue.symbol(named: name) else { return nil }
    self.init(value.with(configuration))
  }

  /// Creates an image from the bytes of a file; `nil` if they cannot be decoded.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from the bytes of a file; `nil` if they cannot be decoded.
  ///
  /// - Parameter scale: the pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let value = ImageValue.decoded(data, named: "of some data", scale: scale) else {
      return nil
    }
    self.init(value)
  }

  /// Creates an image from a file; `nil` if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let value = ImageValue.file(at: path) else { return nil }
    self.init(value)
  }

  /// Creates an image from a bitmap, with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(ImageValue(.bitmap(cgImage)))
  }

  /// Creates an image from a bitmap, which is put upright at once.
  ///
  /// - Parameters:
  ///   - scale: the pixels per point.
  ///   - orientation: the turn that puts the bitmap upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(
      ImageValue(.bitmap(cgImage.upright(from: orientation.bitmapOrientation)), scale: scale))
  }

  /// Creates the image of a literal; without pixels, with a warning, if there is none with the name.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(ImageValue.asset(named: name, in: nil) ?? ImageValue(.none))
  }

  // MARK: Properties

  /// The size in points.
  public var size: CGSize { value.size }

  /// The pixels per point.
  public var scale: CGFloat { value.drawnScale }

  /// The pixels; `nil` for an image without any.
  public var cgImage: CGImage? { value.bitmap }

  /// The turn that puts the pixels upright: they always are.
  public var imageOrientation: UIImage.Orientation { .up }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool {
    if case .symbol = value.source { true } else { false }
  }

  /// The mode in which the image is filled with the colour of its view.
  public var renderingMode: UIImage.RenderingMode {
    switch value.isTemplate {
    case nil: .automatic
    case true?: .alwaysTemplate
    case false?: .alwaysOriginal
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = (object as? UIImage)?.value else { return false }
    return other.source == value.source && other.scale == value.scale && other.tint == value.tint
      && other.symbolFont == value.symbolFont && other.isTemplate == value.isTemplate
  }

  open override var hash: Int { value.source.hashValue }
}

extension Image {
  /// Creates an image from an image of UIKit, without an accessibility label.
  public init(uiImage: UIImage) {
    self = uiImage.value.image
  }
}

extension ImageRenderer {
  /// The image at `scale`; `nil`, with a message, if the fonts are missing or it has too many pixels.
  public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}
