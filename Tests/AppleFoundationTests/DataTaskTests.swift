import AppleNetworking
import Combine
import Foundation
import Synchronization
import Testing

/// The publisher of requests, with a protocol of the test's own instead of the network.
struct DataTaskTests {
  private static func session() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [AnsweringProtocol.self]
    return URLSession(configuration: configuration)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a request ends with its data and its response`() async throws {
    let url = try #require(URL(string: "answer://host/text"))
    let publisher = Self.session().dataTaskPublisher(for: url)
    let (data, code) = await withCheckedContinuation { continuation in
      let values = Mutex<(Data, Int)?>(nil)
      let subscription = Mutex<AnyCancellable?>(nil)
      let started = publisher.sink { _ in
        continuation.resume(returning: values.withLock { $0 } ?? (Data(), 0))
        subscription.withLock { $0 = nil }
      } receiveValue: { data, response in
        values.withLock { $0 = (data, (response as? HTTPURLResponse)?.statusCode ?? 0) }
      }
      subscription.withLock { $0 = started }
    }
    #expect(data == Data("answer".utf8))
    #expect(code == 203)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a failure has the number of its error`() async throws {
    let url = try #require(URL(string: "answer://host/failure"))
    let publisher = Self.session().dataTaskPublisher(for: url)
    let code: URLError.Code? = await withCheckedContinuation { continuation in
      let subscription = Mutex<AnyCancellable?>(nil)
      let started = publisher.sink { completion in
        if case .failure(let error) = completion {
          continuation.resume(returning: error.code)
        } else {
          continuation.resume(returning: nil)
        }
        subscription.withLock { $0 = nil }
      } receiveValue: { _ in
      }
      subscription.withLock { $0 = started }
    }
    #expect(code == .cannotConnectToHost)
  }
}

/// Answers each request of a scheme of its own: the address `failure` with an error.
private final class AnsweringProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "answer" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, url.lastPathComponent != "failure",
      let response = HTTPURLResponse(
        url: url, statusCode: 203, httpVersion: nil, headerFields: nil)
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
      return
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("answer".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
