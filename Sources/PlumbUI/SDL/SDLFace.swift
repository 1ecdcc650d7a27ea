/// The faces of the bundled family, each in a file of its own.
///
/// SDL_ttf offers no variation axes, so a weight that has no file takes the nearest that has one. The
/// italic is regular; from medium on the upright face is slanted.
enum SDLFace: String, CaseIterable {
  case regular = "Inter-Regular.otf"
  case medium = "Inter-Medium.otf"
  case semibold = "Inter-SemiBold.otf"
  case bold = "Inter-Bold.otf"
  case italic = "Inter-Italic.otf"

  init(_ font: FontKey) {
    switch font.weight.weightClass {
    case ..<450: self = font.isItalic ? .italic : .regular
    case ..<550: self = .medium
    case ..<650: self = .semibold
    default: self = .bold
    }
  }
}

/// A face of the bundled family or of the system, for which font files are opened.
enum SDLFaceKey: Hashable {
  case bundled(SDLFace)
  case system(FontFace)

  init(_ font: FontKey) {
    self = font.face == .bundled ? .bundled(SDLFace(font)) : .system(font.face)
  }
}

/// What is done to a face that lacks the style it is to show; widths stay those of the face.
struct SynthesizedStyle: Hashable {
  var isBold = false
  var isSlanted = false

  static let none = SynthesizedStyle()
}
