import AssetCatalogSymbols
import Foundation
import PlumbFiles

/// Writes the symbols of asset catalogues: `AssetSymbolsGenerator MODULE OUTPUT CATALOGUE...`.
@main enum AssetSymbolsGenerator {
  static func main() {
    StandardStream.openMissing()
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count > 2 else {
      fail("usage: AssetSymbolsGenerator MODULE OUTPUT CATALOGUE...")
    }
    do {
      var symbols = CatalogueSymbols()
      for path in arguments.dropFirst(2) { try symbols.add(URL(filePath: path)) }
      let source = symbols.source(module: arguments[0])
      try Data(source.utf8).write(to: URL(filePath: arguments[1]), options: .atomic)
    } catch {
      fail("The asset symbols cannot be written: \(error.localizedDescription)")
    }
  }

  /// Ends the program with a sentence that the build shows as an error.
  private static func fail(_ sentence: String) -> Never {
    StandardStream.warn("error: \(sentence)")
    exit(1)
  }
}
