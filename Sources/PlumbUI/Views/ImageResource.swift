public import Foundation

/// The name of a picture in a bundle, as tools generate one for each picture of a catalogue.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
