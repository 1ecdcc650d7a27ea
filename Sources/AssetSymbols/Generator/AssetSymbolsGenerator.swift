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
    var symbols = CatalogueSymbols()
    for path in arguments.dropFirst(2) {
      do {
        try symbols.add(URL(filePath: path))
      } catch {
        fail("\(path) cannot be read: \(reason(error)). Put an asset catalogue in its place.")
      }
    }
    let source = symbols.source(module: arguments[0])
    do {
      try Data(source.utf8).write(to: URL(filePath: arguments[1]), options: .atomic)
    } catch {
      fail(
        "\(arguments[1]) cannot be written: \(reason(error)). Correct that, and build again.")
    }
  }

  private static func reason(_ error: any Error) -> String { ErrorReason.clause(of: error) }

  /// Ends the program with a sentence that the build shows as an error.
  private static func fail(_ sentence: String) -> Never {
    StandardStream.warn("error: \(sentence)")
    exit(1)
  }
}
