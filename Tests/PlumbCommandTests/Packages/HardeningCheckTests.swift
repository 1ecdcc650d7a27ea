import Testing

@testable import PlumbCommand

/// The protections of programs.
@Suite struct HardeningCheckTests {
  private func problem(_ bytes: ELFBytes) throws -> String? {
    HardeningCheck.problem(of: try ELFFile(bytes.data))
  }

  @Test func `a program with all protections is packed`() throws {
    #expect(try problem(ELFBytes()) == nil)
  }

  @Test(arguments: [
    (ELFBytes(kind: 2), "fixed addresses"), (ELFBytes(searchPath: "/home/ada"), "from /home/ada "),
    (ELFBytes(flags: 0), "-z now"), (ELFBytes(isProtected: false), "-z relro"),
    (ELFBytes(stackFlags: 7), "execute its stack"),
  ])
  func `a missing protection is named`(bytes: ELFBytes, words: String) throws {
    let sentence = try #require(try problem(bytes))
    #expect(sentence.contains(words))
    #expect(!sentence.contains(", and it"))
  }

  @Test func `several are named in one sentence`() throws {
    let sentence = try #require(try problem(ELFBytes(kind: 2, stackFlags: 7)))
    #expect(sentence.contains("fixed addresses"))
    #expect(sentence.contains(", and it can execute its stack"))
  }
}
