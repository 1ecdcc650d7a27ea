import BallotStorage
import Glibc

/// Ends programs in the middle of storing votes, and checks that every vote that was reported to
/// them as stored is there, once.
///
///     BallotSoak [ROUNDS [SEED]]
///
/// In each round three programs store votes in one file until they are ended by `kill -9` at a
/// random moment: after a vote was stored, and in every other round also while they start.
/// Prints one line; the exit status is 0 if all votes are right.
@main
enum BallotSoak {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 4, arguments[1] == "write" {
      write(to: arguments[2], acknowledging: arguments[3])
    }
    let rounds = arguments.count > 1 ? Int(arguments[1]) ?? 0 : 200
    let seed = arguments.count > 2 ? UInt64(arguments[2]) ?? 1 : 1
    guard rounds > 0 else { fail("usage: BallotSoak [ROUNDS [SEED]]") }
    try run(rounds: rounds, seed: seed)
  }

  private static let writers = 3
  private static let poll = "soak"

  // MARK: A program that stores votes

  /// Stores one vote after the other, until it is ended, and writes the identifier of each to a file
  /// once it is stored.
  private static func write(to path: String, acknowledging file: String) -> Never {
    let store = BallotStore(.file(path))
    let acknowledgements = open(file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard acknowledgements >= 0 else { fail("\(file) cannot be written.") }
    while true {
      let entry = BallotEntry(poll: poll, contender: "cat", time: 0)
      do throws(StorageError) {
        try store.append([entry])
      } catch {
        // The others were quicker for two seconds; a vote that was not stored is not acknowledged.
        if error.kind == .locked { continue }
        fail("\(error)")
      }
      var line = Array("\(entry.ballot)\n".utf8)
      // The kernel keeps the bytes that one call has written, whatever happens to the program.
      guard Glibc.write(acknowledgements, &line, line.count) == line.count else {
        fail("\(file) cannot be written.")
      }
    }
  }

  // MARK: The rounds

  private static func run(rounds: Int, seed: UInt64) throws {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    // mkdtemp puts other letters in place of the last six.
    var template = Array("\(parent)/ballots-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { fail("No temporary folder can be made.") }
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let votes = "\(folder)/votes.sqlite"
    let acknowledgements = (0..<writers).map { "\(folder)/acknowledged-\($0)" }
    var random = Generator(state: seed)
    for round in 1...rounds {
      let stored = size(of: acknowledgements)
      let programs = try acknowledgements.map { try start(["write", votes, $0]) }
      // On a busy machine, programs that are ended after milliseconds never store a vote.
      if !round.isMultiple(of: 2) { waitUntilMore(than: stored, in: acknowledgements) }
      for program in programs.shuffled(using: &random) {
        usleep(UInt32.random(in: 0...15_000, using: &random))
        kill(program, SIGKILL)
      }
      for program in programs { waitpid(program, nil, 0) }
      if round == rounds || round.isMultiple(of: 1_000) {
        try check(votes, acknowledgements: acknowledgements, rounds: round, seed: seed)
      }
    }
    // Also files left by killed programs.
    let removal = try start(["-rf", folder], program: "/bin/rm")
    waitpid(removal, nil, 0)
  }

  /// Waits until one of the programs has stored a vote.
  private static func waitUntilMore(than size: Int, in acknowledgements: [String]) {
    for _ in 0..<60_000 {
      if Self.size(of: acknowledgements) > size { return }
      usleep(1_000)
    }
    fail("No vote was stored within a minute.")
  }

  /// The number of bytes in files, 0 for those that do not exist.
  private static func size(of paths: [String]) -> Int {
    paths.reduce(0) { sum, path in
      var status = stat()
      return stat(path, &status) == 0 ? sum + Int(status.st_size) : sum
    }
  }

  private static func start(
    _ arguments: [String], program path: String = "/proc/self/exe"
  ) throws -> pid_t {
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var program: pid_t = 0
    guard posix_spawn(&program, path, nil, nil, &words, environ) == 0 else {
      fail("A program cannot be started.")
    }
    return program
  }

  /// Compares the stored votes with the acknowledged ones.
  private static func check(
    _ path: String, acknowledgements: [String], rounds: Int, seed: UInt64
  ) throws {
    let store = BallotStore(.file(path))
    try store.verify()
    guard store.salvages.isEmpty else { fail("\(path) was damaged in round \(rounds).") }
    let entries = try store.entries(of: poll)
    let stored = Set(entries.map(\.ballot))
    guard stored.count == entries.count else { fail("A vote is stored twice in \(path).") }
    guard try store.standings(of: poll)["cat", default: 0] == stored.count else {
      fail("The votes in \(path) are counted wrongly.")
    }
    let acknowledged = acknowledgements.flatMap(lines).compactMap { BallotID($0) }
    let lost = acknowledged.count { !stored.contains($0) }
    guard lost == 0 else { fail("\(lost) votes are lost in \(path), seed \(seed).") }
    guard !acknowledged.isEmpty else { fail("No vote was stored in \(rounds) rounds.") }
    print(
      "\(rounds) rounds of kill -9 with \(writers) writers, seed \(seed): \(acknowledged.count) "
        + "votes acknowledged, all there, none twice (\(stored.count) stored)")
  }

  private static func lines(of path: String) -> [Substring] {
    let file = open(path, O_RDONLY)
    defer { close(file) }
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(file, &buffer, buffer.count), count > 0 {
      text += buffer[..<count]
    }
    return String(decoding: text, as: UTF8.self).split(separator: "\n")
  }

  private static func fail(_ sentence: String) -> Never {
    var line = Array("BallotSoak: \(sentence)\n".utf8)
    _ = Glibc.write(STDERR_FILENO, &line, line.count)
    exit(1)
  }
}

/// The generator SplitMix64: equal seeds give equal numbers.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var number = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
    return number ^ (number >> 31)
  }
}
