import Foundation
import PlumbUI

/// Previews drawn to PNG files, without a display.
struct RenderedPreviews {
  var folder: URL

  /// Writes a file for each preview of a library and each variant, and prints their paths.
  ///
  /// The files are named after the previews and the variants: equal sources give equal files.
  @MainActor func write(library path: String, symbols: [String]) async throws {
    try OutputFolder.make(folder)
    let library = try LoadedLibrary(path: path)
    for preview in await ShownPreview.all(library.previews(registeredBy: symbols)) {
      for variant in Variant.allCases {
        let renderer = ImageRenderer(
          content: PreviewFrame(preview: preview, variant: variant))
        renderer.isOpaque = true
        let file = folder.appending(path: Self.fileName(of: preview.id, variant))
        try OutputFile.write(renderer.pngData(), to: file.path)
        try StandardStream.print("\(file.path)\n")
      }
    }
  }

  /// Returns the name of the file of a preview in a variant: letters, digits and hyphens.
  static func fileName(of preview: String, _ variant: Variant) -> String {
    let words = preview.split { !$0.isLetter && !$0.isNumber }
    return "\(words.joined(separator: "-"))-\(variant.fileName).png"
  }
}
