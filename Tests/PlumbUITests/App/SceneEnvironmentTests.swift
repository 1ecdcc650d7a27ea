import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI

@MainActor @Suite struct SceneEnvironmentTests {
  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "C"], "en"), ([:], "en"),
    (["LC_ALL": "fr_CA@euro", "LANG": "de_DE"], "fr_CA"),
    (["LC_ALL": "", "LC_MESSAGES": "hi_IN.UTF-8", "LANG": "hi_IN"], "hi_IN"),
    // The language of messages and the region of numbers; the language of numbers is ignored.
    (["LC_NUMERIC": "de_DE.UTF-8", "LANG": "en_US.UTF-8"], "en_DE"),
    (["LC_TIME": "de_DE.UTF-8", "LANG": "en_US.UTF-8"], "en_DE"),
    (["LC_MESSAGES": "es_ES", "LC_NUMERIC": "C", "LANG": "de_DE"], "es_ES"),
    (["LC_NUMERIC": "de_DE", "LANG": "zh_TW"], "zh_Hant_DE"),
    (["LC_NUMERIC": "de_DE"], "en"),
    (["LC_ALL": "fr_FR", "LC_MESSAGES": "es_ES", "LC_NUMERIC": "de_DE"], "fr_FR"),
    (["LANGUAGE": "es:fr", "LANG": "de_DE"], "es_DE"),
    (["LANGUAGE": "es", "LANG": "C.UTF-8"], "en"),
    (["LANGUAGE": "", "LANG": "de_DE"], "de_DE"),
  ])
  func `the locale is that of the environment variables`(variables: [String: String], name: String)
  {
    #expect(SystemLocale.find(in: variables).identifier == name)
  }

  @Test func `numbers are formatted by their own variable`() {
    let locale = SystemLocale.find(in: ["LANG": "en_US.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"])
    #expect((1_234.5).formatted(.number.locale(locale)) == "1.234,5")
    #expect(locale.language.languageCode == .english)
  }

  @Test func `whoever opens a URL is told whether it was accepted`() {
    var answers: [Bool] = []
    let url = URL(filePath: "/")
    OpenURLAction { _ in .handled }(url) { answers.append($0) }
    OpenURLAction { _ in .discarded }(url) { answers.append($0) }
    #expect(answers == [true, false])
  }

  @Test func `a window has no insets and is active`() {
    let environment = EnvironmentValues()
    #expect(environment.horizontalSizeClass == .regular)
    #expect(environment.verticalSizeClass == .regular)
    #expect(environment.scenePhase == .active)
    #expect(environment.presentationMode.wrappedValue.isPresented == false)
  }
}
