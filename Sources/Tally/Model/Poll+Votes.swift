/// The error for an invalid list of votes such as `Cat=25,Dog=16`.
nonisolated enum VotesError: Error, Equatable, CustomStringConvertible {
  case malformed(String)
  case unknownName(String, contenders: [String])
  case repeated(String)
  case notACount(String, of: String)
  case negative(of: String)
  case tooMany

  var description: String {
    switch self {
    case .malformed(let part):
      "\"\(part)\" is not of the form NAME=VOTES."
    case .unknownName(let name, let contenders):
      "There is no contender \"\(name)\"; the contenders are \(contenders.joined(separator: ", "))."
    case .repeated(let name):
      "\(name) is given votes twice."
    case .notACount(let text, let name):
      "\"\(text)\" is not a number of votes for \(name)."
    case .negative(let name):
      "\(name) cannot have less than no votes."
    case .tooMany:
      "The votes add up to more than \(Int.max), the most that can be counted."
    }
  }
}

nonisolated extension Poll {
  /// The votes in the form `Cat=25,Goldfish=9,Dog=16`, which `withVotes(_:)` parses.
  var votesDescription: String {
    candidates.map { "\($0.name)=\($0.votes)" }.joined(separator: ",")
  }

  /// Returns the same contenders with the votes of a list such as `Cat=25,Goldfish=9,Dog=16`.
  ///
  /// A contender missing in the list has no votes. Spaces around a name or a count are ignored.
  ///
  /// - Throws: a `VotesError` for the first invalid part of the list.
  func withVotes(_ list: String) throws(VotesError) -> Poll {
    var counts: [String: Int] = [:]
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let (name, count) = try vote(in: String(part))
      guard counts.updateValue(count, forKey: name) == nil else {
        throw .repeated(name)
      }
    }
    guard Self.sum(of: counts.values) != nil else { throw .tooMany }
    return withVotes(
      Dictionary(uniqueKeysWithValues: candidates.map { ($0.id, counts[$0.name] ?? 0) }))
  }

  /// Returns the name and the count of one part of a list, such as `Cat=25`.
  private func vote(in part: String) throws(VotesError) -> (name: String, count: Int) {
    // The last "=" is the separator, so that a name may contain one.
    guard let separator = part.lastIndex(of: "=") else { throw .malformed(part) }
    let name = part[..<separator].trimmingSpaces
    let text = part[part.index(after: separator)...].trimmingSpaces
    guard candidates.contains(where: { $0.name == name }) else {
      throw .unknownName(name, contenders: candidates.map(\.name))
    }
    return (name, try Self.count(text, of: name))
  }

  /// Returns the count given by decimal digits.
  private static func count(_ text: String, of name: String) throws(VotesError) -> Int {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw .notACount(text, of: name)
    }
    guard digits.count == text.count || digits.allSatisfy({ $0 == "0" }) else {
      throw .negative(of: name)
    }
    // Only digits are left, so parsing fails only if the number is too large.
    guard let count = Int(digits) else { throw .tooMany }
    return count
  }
}

nonisolated extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
