import Foundation
import PreviewMessages

/// Reads messages from standard input.
enum MessageReader {
  /// Calls a closure with each message, on the main actor and in order. At the end of the input the
  /// program ends, as no further changes could be reported to it.
  static func start(_ handle: @escaping @MainActor @Sendable (PreviewMessage) async -> Void) {
    let (messages, continuation) = AsyncStream.makeStream(of: PreviewMessage.self)
    Thread.detachNewThread {
      while let line = readLine() {
        guard let message = try? JSONDecoder().decode(PreviewMessage.self, from: Data(line.utf8))
        else { continue }
        continuation.yield(message)
      }
      exit(0)
    }
    Task { @MainActor in
      for await message in messages { await handle(message) }
    }
  }
}
