import Foundation
import TideKit

/// The tides of a harbour, from a server.
struct TideClient {
  struct Forecast: Decodable {
    var harbour: String
    var tides: [Tide]
  }

  enum Failure: LocalizedError {
    case status(Int)

    var errorDescription: String? {
      switch self {
      case .status(let code): return "The server has answered with \(code)."
      }
    }
  }

  var server: URL
  var session: URLSession

  /// The scheme of the project sets another server for trials.
  init(session: URLSession = .shared) {
    let address = ProcessInfo.processInfo.environment["TIDES_SERVER"]
    server = URL(string: address ?? "https://tides.example.org")!
    self.session = session
  }

  func forecast(for harbour: Harbour) async throws -> Forecast {
    var request = URLRequest(url: server.appendingPathComponent("\(harbour.rawValue).json"))
    request.timeoutInterval = 10
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let (data, response) = try await session.data(for: request)
    if let response = response as? HTTPURLResponse, response.statusCode != 200 {
      throw Failure.status(response.statusCode)
    }
    return try JSONDecoder().decode(Forecast.self, from: data)
  }
}

enum Harbour: String, CaseIterable, Identifiable {
  case brest, cuxhaven, whitby

  var id: Self { self }
  var name: String { rawValue.capitalized }
}
