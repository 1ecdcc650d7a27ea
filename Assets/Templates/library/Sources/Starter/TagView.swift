import SwiftUI

/// A word in a capsule, with a button that removes it.
public struct TagView: View {
  private let title: String
  private let remove: (() -> Void)?

  /// Creates a tag.
  ///
  /// - Parameters:
  ///   - title: the word.
  ///   - remove: the action of the button; without one there is no button.
  public init(_ title: String, remove: (() -> Void)? = nil) {
    self.title = title
    self.remove = remove
  }

  public var body: some View {
    HStack(spacing: 6) {
      Text(title)
        .lineLimit(1)
      if let remove {
        Button {
          remove()
        } label: {
          Image(systemName: "xmark")
            .font(.caption2.bold())
            .opacity(0.7)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Remove \(title)")
      }
    }
    .font(.callout)
    .foregroundStyle(.tint)
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .background {
      Capsule().fill(.tint).opacity(0.14)
    }
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  FlowLayout {
    ForEach(["Basil", "Lavender", "Mint", "Rosemary", "Thyme"], id: \.self) { name in
      TagView(name) {}
    }
  }
  .frame(width: 260)
  .padding()
}
