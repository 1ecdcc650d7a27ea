import Foundation
import TideKit

@MainActor
final class TideStore: ObservableObject {
  enum State: Equatable {
    case empty, loading
    case loaded(harbour: String, curve: TideCurve)
    case failed(String)
  }

  @Published var harbour = Harbour.brest
  @Published private(set) var state = State.empty

  private let client: TideClient

  init(client: TideClient) {
    self.client = client
  }

  func load() async {
    state = .loading
    do {
      let forecast = try await client.forecast(for: harbour)
      state = .loaded(harbour: forecast.harbour, curve: TideCurve(forecast.tides))
    } catch {
      state = .failed(error.localizedDescription)
    }
  }

  /// Shows a day that needs no server.
  func showExample() {
    state = .loaded(
      harbour: "Example Bay",
      curve: TideCurve([
        Tide(kind: .low, hour: 1.5, height: 0.8), Tide(kind: .high, hour: 7.75, height: 5.2),
        Tide(kind: .low, hour: 14, height: 1.1), Tide(kind: .high, hour: 20.25, height: 4.9),
      ]))
  }
}
