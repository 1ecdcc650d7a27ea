import Foundation
import PlumbFiles

// Files of a person's project and of its builds, in whose places may be anything.

extension RegularFile {
  /// The most bytes of a text: the sources, lists and settings that people and their tools write.
  static let largestText = 1 << 26
  /// The most bytes of a file that is copied or packed.
  static let largestFile = 1 << 32

  /// Returns the contents of a file.
  ///
  /// - Throws: the sentence for a file that cannot be read.
  static func data(of file: URL, limit: Int = largestFile) throws(FileProblem) -> Data {
    do throws(Failure) {
      return try contents(of: file.path, limit: limit)
    } catch {
      throw FileProblem(reading: file, error)
    }
  }

  /// Returns the text of a file.
  ///
  /// - Throws: the sentence for a file that cannot be read.
  static func text(of file: URL) throws(FileProblem) -> String {
    do throws(Failure) {
      return try text(of: file.path, limit: largestText)
    } catch {
      throw FileProblem(reading: file, error)
    }
  }

  /// Returns the text of a file; `nil` if there is none.
  ///
  /// - Throws: the sentence for a file that cannot be read.
  static func textIfThere(of file: URL) throws(FileProblem) -> String? {
    do throws(Failure) {
      return try text(of: file.path, limit: largestText)
    } catch .missing {
      return nil
    } catch {
      throw FileProblem(reading: file, error)
    }
  }
}
