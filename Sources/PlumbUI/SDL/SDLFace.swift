/// The faces of the bundled family, each in a file of its own.
///
/// SDL_ttf offers no variation axes, so a weight that has no file takes the nearest that has one.
enum SDLFace: String, CaseIterable {
  case regular = "Inter-Regular.otf"
  case medium = "Inter-Medium.otf"
  case semibold = "Inter-SemiBold.otf"
  case bold = "Inter-Bold.otf"
  case italic = "Inter-Italic.otf"

  init(_ font: FontKey) {
    if font.isItalic {
      self = .italic
      return
    }
    switch font.weight.weightClass {
    case ..<450: self = .regular
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
