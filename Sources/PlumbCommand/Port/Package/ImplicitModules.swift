import Foundation
import PlumbFiles

/// The modules that a ported program sees without an import, or by another name, as Apple's systems have them.
///
/// The article ImplicitImports has the reasons.
struct ImplicitModules {
  /// A module that every file imports, and the product with it.
  struct Import: Equatable {
    var module: String
    /// The product of plumb-ui; `nil` for a module of the toolchain.
    var product: String?
  }

  /// The modules that every file imports.
  private(set) var imports: [Import]
  /// The names that files import, and the modules that are meant.
  private(set) var aliases: [(name: String, module: String)]

  /// Finds the modules for the sources of an app.
  init(for app: PortedApp) {
    self.init(for: app.system, sources: app.modules.flatMap(\.sources))
  }

  /// Finds the modules for sources that are written for a system.
  init(for system: PortSystem, sources: [URL]) {
    imports = [Import(module: "AppleFoundation", product: "AppleFoundation")]
    imports += system.aliases.prefix(1).map {
      Import(module: $0.module, product: system.product)
    }
    aliases = system.aliases + Self.aliases
    // These two make a program start later, so that only programs that use them have them.
    let texts = sources.compactMap { try? RegularFile.text(of: $0) }
    if texts.contains(where: { $0.contains(Self.networking) }) {
      imports.append(Import(module: "AppleNetworking", product: "AppleNetworking"))
    }
    if texts.contains(where: { $0.contains(/\bXML(Parser|Document|Element|Node|DTD)/) }) {
      imports.append(Import(module: "FoundationXML"))
    }
  }

  /// Leaves out the modules of this package that are not built.
  mutating func limit(to built: BuiltModules) {
    imports.removeAll { $0.product != nil && !built.has($0.module) }
    aliases.removeAll { !built.has($0.module) }
  }

  /// The first letters of the names of Foundation that are in another module here.
  private static var networking: Regex<Substring> {
    /\b(?:URL(?:Session|Request|Response|Cache|Credential|ProtectionSpace|AuthenticationChallenge|Protocol)|HTTPCookie|HTTPURLResponse|CachedURLResponse|NSURLRequest|NSMutableURLRequest)/
  }

  /// The flags of the compiler.
  var flags: [[String]] {
    imports.map { ["-Xfrontend", "-import-module", "-Xfrontend", $0.module] }
      + aliases.map { ["-module-alias", "\($0.name)=\($0.module)"] }
  }

  /// Modules of Apple's systems that have another name here, so that other packages do not see them.
  static let aliases: [(name: String, module: String)] = [
    ("os", "PlumbLog"), ("OSLog", "PlumbOSLog"), ("Darwin", "PlumbDarwin"),
    ("ObjectiveC", "PlumbObjectiveC"), ("QuartzCore", "PlumbQuartzCore"), ("simd", "PlumbSimd"),
  ]
}
