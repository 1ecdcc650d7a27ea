public import Foundation
public import FoundationNetworking
public import PlumbPublishers

extension URLSession {
  /// Returns a publisher that loads an address for each subscriber.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher that performs a request for each subscriber.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of the data and the response of a request, on a queue of the session.
  ///
  /// As on Apple's systems: the request starts with the subscription and is cancelled with it.
  public struct DataTaskPublisher: Publisher, Sendable {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session that performs the request.
    public let session: URLSession

    /// Creates a publisher that performs a request for each subscriber.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func _subscribe(_ receiver: _Receiver<Output, URLError>) -> AnyCancellable {
      let result = PassthroughSubject<Output, URLError>()
      let subscription = result._subscribe(receiver)
      let task = session.dataTask(with: request) { data, response, error in
        if let response, error == nil {
          result.send((data ?? Data(), response))
          result.send(completion: .finished)
        } else {
          result.send(completion: .failure(URLError(error)))
        }
      }
      task.resume()
      return AnyCancellable {
        subscription.cancel()
        task.cancel()
      }
    }
  }
}

extension URLError {
  /// Creates the error of a task, which is one of this type or has its number.
  fileprivate init(_ error: (any Error)?) {
    let code = error.map { ($0 as NSError) }.flatMap {
      $0.domain == NSURLErrorDomain ? Code(rawValue: $0.code) : nil
    }
    self = error as? URLError ?? URLError(code ?? .unknown)
  }
}
