import SwiftUI

/// A list that shows grey bars under a passing light until its task has loaded it.
struct SkeletonFeedView: View {
  private enum Phase {
    case loading
    case loaded([Post])
    case failed(String)
  }

  @State private var phase = Phase.loading
  @State private var attempt = 0

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Feed").font(.title.bold())
        Spacer()
        Button("Reload") { attempt += 1 }
      }
      .padding()
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 18) {
          switch phase {
          case .loading:
            ForEach(Post.placeholders) { PostRow(post: $0) }
              .redacted(reason: .placeholder)
              .shimmering()
          case .loaded(let posts):
            ForEach(posts) { PostRow(post: $0) }.transition(.opacity)
          case .failed(let message):
            Label(message, systemImage: "wifi.slash").foregroundStyle(.red)
          }
        }
        .padding(.horizontal)
      }
      .disabled({ if case .loading = phase { true } else { false } }())
    }
    .task(id: attempt) { await load() }
  }

  private func load() async {
    phase = .loading
    do {
      let posts = try await Post.load(attempt)
      withAnimation { phase = .loaded(posts) }
    } catch is CancellationError {
      return
    } catch {
      phase = .failed("Not reachable")
    }
  }
}

private struct Post: Identifiable {
  struct Unreachable: Error {}

  let id: Int
  var author: String
  var text: String

  static let placeholders = (0..<5).map {
    Post(id: -1 - $0, author: "Somebody", text: "A text of about two lines, as most of them are.")
  }

  /// Every third attempt fails.
  static func load(_ attempt: Int) async throws -> [Post] {
    try await Task.sleep(for: .milliseconds(150))
    if attempt % 3 == 2 { throw Unreachable() }
    return (1...6).map {
      Post(id: $0, author: "Author \($0)", text: "Post \($0) of page \(attempt + 1), just loaded.")
    }
  }
}

private struct PostRow: View {
  let post: Post
  @State private var isLiked = false

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Circle()
        .fill(Color(hue: Double(abs(post.id)) / 7, saturation: 0.5, brightness: 0.9))
        .frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 4) {
        Text(post.author).font(.headline)
        Text(post.text)
        Button {
          isLiked.toggle()
        } label: {
          Label(isLiked ? "Liked" : "Like", systemImage: isLiked ? "heart.fill" : "heart")
        }
        .buttonStyle(.borderless)
        .font(.callout)
      }
    }
  }
}

private struct Shimmer: ViewModifier {
  @State private var isAtEnd = false

  func body(content: Content) -> some View {
    content
      .mask {
        LinearGradient(
          colors: [.black.opacity(0.4), .black, .black.opacity(0.4)],
          startPoint: isAtEnd ? UnitPoint(x: 1, y: 1) : UnitPoint(x: -0.3, y: -0.3),
          endPoint: isAtEnd ? UnitPoint(x: 1.3, y: 1.3) : UnitPoint(x: 0, y: 0))
      }
      .animation(.linear(duration: 1.2).repeatForever(autoreverses: false), value: isAtEnd)
      .onAppear { isAtEnd = true }
  }
}

extension View {
  fileprivate func shimmering() -> some View { modifier(Shimmer()) }
}
