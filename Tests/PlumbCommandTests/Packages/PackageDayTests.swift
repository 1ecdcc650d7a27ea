import Testing

@testable import PlumbCommand

/// Days in changelogs.
@Suite struct PackageDayTests {
  @Test func `days have the words of both distributions`() {
    #expect(PackageDay("1970-01-01")?.rpmText == "Thu Jan 01 1970")
    #expect(PackageDay("2024-02-29")?.rpmText == "Thu Feb 29 2024")
    #expect(PackageDay("2026-11-28")?.debianText == "Sat, 28 Nov 2026 12:00:00 +0000")
  }

  @Test(arguments: ["2026-02-29", "2026-13-01", "2026-11", "today", ""])
  func `other texts are no days`(text: String) {
    #expect(PackageDay(text) == nil)
  }
}
