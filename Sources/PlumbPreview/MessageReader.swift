import Foundation
import PreviewMessages

/// Reads messages from standard input or a named pipe.
enum MessageReader {
  /// Calls a closure with each message, on the main actor and in order.
  ///
  /// - Parameters:
  ///   - pipe: the lines of a named pipe; `nil` for those of standard input.
  ///   - end: called at the end of the messages. By default the program ends, as no further changes could be reported
  ///     to it.
  static func start(
    pipe: PipeLines? = nil, atEnd end: @escaping @Sendable () -> Void = { exit(0) },
    _ handle: @escaping @MainActor @Sendable (PreviewMessage) async -> Void
  ) {
    let (messages, continuation) = AsyncStream.makeStream(of: PreviewMessage.self)
    Thread.detachNewThread {
      var lines = pipe
      while let line = pipe == nil ? readLine() : lines?.next() {
        guard let message = try? JSONDecoder().decode(PreviewMessage.self, from: Data(line.utf8))
        else { continue }
        continuation.yield(message)
      }
      end()
    }
    Task { @MainActor in
      for await message in messages { await handle(message) }
    }
  }
}
