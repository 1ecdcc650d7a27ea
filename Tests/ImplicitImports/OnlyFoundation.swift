import Foundation

/// A model in a file that imports Foundation alone, as on a Mac.
public final class Downloads: ObservableObject {
  @Published public private(set) var names: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  public init() {
    NotificationCenter.default.publisher(for: .added)
      .compactMap { $0.object as? String }
      .sink { [weak self] in self?.names.append($0) }
      .store(in: &cancellables)
  }

  public func add(_ name: String) { NotificationCenter.default.post(name: .added, object: name) }

  public static func request(_ url: URL) -> URLRequest {
    var request = URLRequest(url: url)
    request.setValue("text/plain", forHTTPHeaderField: "Accept")
    return request
  }

  public static func size(of url: URL) -> AnyPublisher<Int, URLError> {
    URLSession.shared.dataTaskPublisher(for: url).map(\.data.count).eraseToAnyPublisher()
  }

  public static func elapsed(_ body: () -> Void) -> CFTimeInterval {
    let start = CFAbsoluteTimeGetCurrent()
    autoreleasepool { body() }
    return CFAbsoluteTimeGetCurrent() - start
  }

  public static func roll() -> Int { Int(arc4random_uniform(6)) + 1 }

  public static func step(_ size: CGSize) -> CGVector {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    return CGVector(dx: center.x + CGFloat(sin(0.0)), dy: center.y)
  }
}

extension Notification.Name {
  static let added = Notification.Name("added")
}
