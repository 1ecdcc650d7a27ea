import SwiftUI

@ShowsSource
struct PathInPoints: View {
  var body: some View {
    Path { path in
      path.move(to: CGPoint(x: 50, y: 0))
      path.addLines([
        CGPoint(x: 50, y: 0),
        CGPoint(x: 100, y: 75),
        CGPoint(x: 0, y: 75),
        CGPoint(x: 50, y: 0),
      ])
    }
    .fill(.orange)
  }
}
