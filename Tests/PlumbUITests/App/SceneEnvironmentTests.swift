import Foundation
import Testing

@testable import PlumbUI

@MainActor @Suite struct SceneEnvironmentTests {
  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "C"], "en"), ([:], "en"),
    (["LC_ALL": "fr_CA@euro", "LANG": "de_DE"], "fr_CA"),
    (["LC_ALL": "", "LC_NUMERIC": "hi_IN.UTF-8", "LANG": "de_DE"], "hi_IN"),
  ])
  func `the locale follows the variables`(variables: [String: String], name: String) {
    #expect(SystemLocale.find(in: variables).identifier == name)
  }

  @Test func `a window has room and is active`() {
    let environment = EnvironmentValues()
    #expect(environment.horizontalSizeClass == .regular)
    #expect(environment.verticalSizeClass == .regular)
    #expect(environment.scenePhase == .active)
    #expect(environment.presentationMode.wrappedValue.isPresented == false)
  }
}
