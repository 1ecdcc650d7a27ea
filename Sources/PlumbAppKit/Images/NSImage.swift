public import Foundation
public import PlumbUI

/// An image, as AppKit has it: pixels, or a symbol.
///
/// PNG files are always decoded, others where SDL_image is installed. An image may be used on several threads unless one
/// of them changes it.
open class NSImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// The name of an image.
  public typealias Name = String

  /// The pixels or the symbol.
  package final internal(set) var value: ImageValue
  final var chosenSize: CGSize?

  /// Creates an image from pixels or a symbol.
  package init(_ value: ImageValue, size: CGSize? = nil) {
    self.value = value
    chosenSize = size
    super.init()
  }

  /// Creates an image without pixels.
  public override convenience init() {
    self.init(ImageValue(.none))
  }

  /// Creates an image without pixels, into which is drawn between `lockFocus` and `unlockFocus`.
  public convenience init(size: CGSize) {
    self.init(ImageValue(.none), size: size)
  }

  /// Creates an image of what a closure draws, which is called at once.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - drawingHandlerShouldBeCalledWithFlippedContext: whether the y axis points downwards.
  ///   - drawingHandler: draws into a rectangle; its result has no effect.
  public convenience init(
    size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: (CGRect) -> Bool
  ) {
    let context = CGContext(
      size: size, scale: 2, isFlipped: drawingHandlerShouldBeCalledWithFlippedContext)
    _ = context.during { drawingHandler(CGRect(origin: .zero, size: size)) }
    let source = context.makeImage().map { ImageValue.Source.bitmap($0) } ?? .none
    self.init(ImageValue(source, scale: context.scale), size: size)
  }

  /// Creates an image of the program's assets; `nil`, with a warning, if there is none with the name.
  public convenience init?(named name: Name) {
    guard let value = ImageValue.asset(named: name, in: nil) else { return nil }
    self.init(value)
  }

  /// Creates an image of a catalogue from a generated resource; without pixels, with a warning, if there is none.
  public convenience init(resource: ImageResource) {
    self.init(
      ImageValue.asset(named: resource.name, in: resource.bundle) ?? ImageValue(.none))
  }

  /// Creates a symbol; `nil` if the engine has none with the name.
  ///
  /// - Parameter description: without effect: give the view an accessibility label.
  public convenience init?(
    systemSymbolName name: String, accessibilityDescription description: String?
  ) {
    guard let value = ImageValue.symbol(named: name) else { return nil }
    self.init(value)
  }

  /// Creates an image from the bytes of a file; `nil` if they cannot be decoded.
  public convenience init?(data: Data) {
    guard let value = ImageValue.decoded(data, named: "of some data", scale: 1) else { return nil }
    self.init(value)
  }

  /// Creates an image from a file; `nil` if it cannot be read.
  public convenience init?(contentsOfFile fileName: String) {
    guard let value = ImageValue.file(at: fileName) else { return nil }
    self.init(value)
  }

  /// Creates an image from a file; `nil` if it cannot be read, or the URL is of another machine.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init(contentsOfFile: url.path)
  }

  /// Creates an image from a file, which is read at once; without pixels if it cannot be read.
  public convenience init(byReferencing url: URL) {
    self.init((url.isFileURL ? ImageValue.file(at: url.path) : nil) ?? ImageValue(.none))
  }

  /// Creates an image from a file, which is read at once; without pixels if it cannot be read.
  public convenience init(byReferencingFile fileName: String) {
    self.init(ImageValue.file(at: fileName) ?? ImageValue(.none))
  }

  /// Creates an image from a bitmap.
  ///
  /// - Parameter size: in points; zero for one pixel per point.
  public convenience init(cgImage: CGImage, size: CGSize) {
    self.init(ImageValue(.bitmap(cgImage)), size: size == .zero ? nil : size)
  }

  /// Creates the image of a literal; without pixels, with a warning, if there is none with the name.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(ImageValue.asset(named: name, in: nil) ?? ImageValue(.none))
  }

  // MARK: Properties

  /// The size in points.
  open var size: CGSize {
    get { chosenSize ?? value.size }
    set { chosenSize = newValue }
  }

  /// Whether the image has a size.
  open var isValid: Bool { size.width > 0 && size.height > 0 }

  /// Whether the image is filled with the colour of its view.
  open var isTemplate: Bool {
    get { value.isTemplate == true }
    set { value.isTemplate = newValue }
  }

  /// The description for assistive technologies; give the view a label instead.
  open var accessibilityDescription: String?

  /// Returns the pixels; `nil` for an image without any. The arguments have no effect.
  open func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?,
    context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?
  ) -> CGImage? {
    value.bitmap
  }

  /// The pixels as one representation; none for an image without any.
  open var representations: [NSImageRep] {
    value.bitmap.map { [NSBitmapImageRep(cgImage: $0)] } ?? []
  }

  /// Adds a representation: its pixels become those of the image.
  open func addRepresentation(_ imageRep: NSImageRep) {
    guard let bitmap = imageRep.bitmap else { return }
    value = ImageValue(.bitmap(bitmap))
  }

  /// The bytes of a file from which an `NSBitmapImageRep` is made; `nil` for an image without pixels.
  ///
  /// The file is a PNG file on this platform.
  open var tiffRepresentation: Data? { value.pngData() }

  /// Returns a symbol with a size, a weight or a colour; `nil` for another image.
  open func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
    guard case .symbol = value.source else { return nil }
    return NSImage(value.with(configuration))
  }

  open override func copy() -> Any { NSImage(value, size: chosenSize) }
}
