public import Foundation

extension Image {
  /// Creates an image drawn by a closure.
  ///
  /// The closure is called with the environment of the image whenever the image is shown anew. As
  /// SwiftUI: a resizable image stretches the drawing. Among the letters of a text, such an image is
  /// shown as a frame with a cross.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - label: The accessibility label; `nil` for a decorative image.
  ///   - opaque: Without effect on this platform.
  ///   - colorMode: Without effect on this platform.
  ///   - renderer: Draws the image into a context with its size.
  nonisolated public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(drawing: ImageDrawing(size: size, renderer: renderer), label: label)
  }
}

/// The content of an image that is drawn by a closure; each is equal to itself only.
///
/// Images are sent between actors, but the closure is called on the main actor only.
final class ImageDrawing: @unchecked Sendable {
  let size: CGSize
  let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
    func length(_ value: CGFloat) -> CGFloat { value > 0 && value.isFinite ? value : 0 }
    self.size = CGSize(width: length(size.width), height: length(size.height))
    self.renderer = renderer
  }
}

extension ImageDrawing: Equatable {
  static func == (lhs: ImageDrawing, rhs: ImageDrawing) -> Bool { lhs === rhs }
}

/// The view of an image that is drawn by a closure.
@usableFromInline struct DrawnImage: View {
  let drawing: ImageDrawing
  let label: Text?
  let appearance: ImageAppearance

  @usableFromInline var body: some View {
    if let label {
      shown.accessibilityElement().accessibilityLabel(label).accessibilityAddTraits(.isImage)
    } else {
      shown.accessibilityHidden(true)
    }
  }

  private var shown: some View {
    let isResizable = appearance.resizing != nil
    let size = drawing.size
    return Group {
      if appearance.isTemplate { Rectangle().fill(.foreground).mask { canvas } } else { canvas }
    }
    .frame(
      minWidth: isResizable ? 0 : size.width, idealWidth: size.width,
      maxWidth: isResizable ? .infinity : size.width, minHeight: isResizable ? 0 : size.height,
      idealHeight: size.height, maxHeight: isResizable ? .infinity : size.height
    )
  }

  private var canvas: some View {
    Canvas { context, frame in
      let size = drawing.size
      guard size.width > 0, size.height > 0 else { return }
      context.scaleBy(x: frame.width / size.width, y: frame.height / size.height)
      drawing.renderer(&context)
    }
  }
}
