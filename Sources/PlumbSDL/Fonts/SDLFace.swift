/// The faces of the bundled family, each in its own file.
///
/// SDL_ttf does not support variation axes, so a weight without a file uses the nearest one. There
/// is an italic file for the regular weight only; from medium on the upright face is slanted.
enum SDLFace: Int, CaseIterable {
  case regular, medium, semibold, bold, italic

  /// The name of the face's file.
  var fileName: String {
    switch self {
    case .regular: "Inter-Regular.otf"
    case .medium: "Inter-Medium.otf"
    case .semibold: "Inter-SemiBold.otf"
    case .bold: "Inter-Bold.otf"
    case .italic: "Inter-Italic.otf"
    }
  }

  init(_ font: FontKey) {
    switch font.weight.weightClass {
    case ..<450: self = font.isItalic ? .italic : .regular
    case ..<550: self = .medium
    case ..<650: self = .semibold
    default: self = .bold
    }
  }
}

/// A face of the bundled family or of the system, used as the key of open font files.
enum SDLFaceKey: Hashable {
  case bundled(SDLFace)
  case system(FontFace)

  init(_ font: FontKey) {
    self = font.face == .bundled ? .bundled(SDLFace(font)) : .system(font.face)
  }
}

/// The changes applied to a face that lacks the requested style; widths remain the widths of the
/// face.
struct SynthesizedStyle: Hashable {
  var isBold = false
  var isSlanted = false

  static let none = SynthesizedStyle()
}
