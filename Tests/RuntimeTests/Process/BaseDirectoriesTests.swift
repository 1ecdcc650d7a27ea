import Foundation
import Testing

@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

@Suite struct BaseDirectoriesTests {
  private static let home = "/home/ann"
  private static let folders: [(String, String, @Sendable (BaseDirectories) -> String?)] = [
    ("XDG_DATA_HOME", "/home/ann/.local/share", { $0.data }),
    ("XDG_CONFIG_HOME", "/home/ann/.config", { $0.config }),
    ("XDG_STATE_HOME", "/home/ann/.local/state", { $0.state }),
    ("XDG_CACHE_HOME", "/home/ann/.cache", { $0.cache }),
  ]

  @Test(arguments: folders.indices)
  func `an empty folder counts as not set, and a relative one is ignored`(index: Int) {
    let (name, usual, folder) = Self.folders[index]
    for value in [nil, "", "data", "./data", "~/data"] {
      var variables = ["HOME": Self.home]
      variables[name] = value
      #expect(folder(BaseDirectories(variables)) == usual)
      variables["HOME"] = nil
      #expect(folder(BaseDirectories(variables)) == nil)
    }
    #expect(folder(BaseDirectories(["HOME": Self.home, name: "/data/"])) == "/data")
  }

  @Test(arguments: [nil, "", "home", "."])
  func `without a home directory there is no folder in it`(home: String?) {
    let folders = BaseDirectories { $0 == "HOME" ? home : nil }
    #expect(folders.home == nil && folders.data == nil && folders.state == nil)
  }

  @Test func `the folder of the session has no usual place`() {
    #expect(BaseDirectories(["HOME": Self.home]).runtime == nil)
    #expect(BaseDirectories(["XDG_RUNTIME_DIR": ""]).runtime == nil)
    #expect(BaseDirectories(["XDG_RUNTIME_DIR": "run/user"]).runtime == nil)
    #expect(BaseDirectories(["XDG_RUNTIME_DIR": "/run/user/1"]).runtime == "/run/user/1")
  }

  @Test func `of the system's folders relative ones are ignored, and none means the usual ones`() {
    let usual = ["/usr/local/share", "/usr/share"]
    for value in ["", ":", "share", "a:b"] {
      #expect(BaseDirectories(["XDG_DATA_DIRS": value]).sharedData == usual)
    }
    #expect(BaseDirectories([:]).sharedData == usual)
    #expect(BaseDirectories(["XDG_DATA_DIRS": "/a/::b:/c"]).sharedData == ["/a", "/c"])
  }

  @Test func `assets, fonts and places of windows are in these folders`() throws {
    let variables = ["HOME": Self.home, "XDG_DATA_HOME": "", "XDG_DATA_DIRS": ""]
    let assets = AssetFolders(environment: variables, executable: URL(filePath: "/bin/hello"))
    #expect(
      assets.list.map(\.path).starts(with: [
        "/share/hello", "/home/ann/.local/share/hello", "/usr/local/share/hello",
        "/usr/share/hello",
      ]))
    #expect(
      FontCatalogue.systemFolders(in: variables) == [
        "/home/ann/.local/share/fonts", "/home/ann/.fonts", "/usr/local/share/fonts",
        "/usr/share/fonts",
      ])
    let places = WindowPlaces(applicationID: "hello") {
      ["HOME": Self.home, "XDG_STATE_HOME": "state"][$0]
    }
    #expect(places?.programFolder.path == "/home/ann/.local/state/hello")
  }
}
