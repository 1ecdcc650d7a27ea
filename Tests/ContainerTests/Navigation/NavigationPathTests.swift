import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Paths of values of several types.
@Suite struct NavigationPathTests {
  struct Place: Hashable, Codable {
    var name: String
  }

  private struct Unstored: Hashable {}

  @Test func `values are added and removed at the top`() {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append(1)
    path.append("two")
    path.append(Place(name: "three"))
    #expect(path.count == 3)
    path.removeLast()
    var other = NavigationPath([1])
    #expect(path != other)
    other.append("two")
    #expect(path == other)
    path.removeLast(2)
    #expect(path.isEmpty)
  }

  @Test func `a path of values that can be stored is stored with their types`() throws {
    var path = NavigationPath([3, 4])
    path.append(Place(name: "Rome"))
    let data = try JSONEncoder().encode(#require(path.codable))
    let restored = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(restored) == path)
  }

  @Test func `a path with another value cannot be stored`() {
    var path = NavigationPath([3])
    path.append(Unstored())
    #expect(path.codable == nil)
  }

  @Test func `an unknown type is an error`() {
    let data = Data(#"["no such type", "1"]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    }
  }
}
