import GalleryScenes
import SwiftUI

/// The files of a scene, one at a time.
struct SourcePane: View {
  let files: [SourceFile]
  @State private var chosen: String?

  private var file: SourceFile? { files.first { $0.name == chosen } ?? files.first }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 4) {
          ForEach(files, id: \.name) { file in
            FileTab(name: file.name, isChosen: file == self.file) { chosen = file.name }
          }
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
      }
      .fixedSize(horizontal: false, vertical: true)
      Divider()
      if let file {
        SourceText(text: file.text)
          .id(file.name)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    // Sources are read from left to right in every language.
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// The name of a file as a button.
private struct FileTab: View {
  let name: String
  let isChosen: Bool
  let choose: () -> Void

  var body: some View {
    Button {
      choose()
    } label: {
      Text(verbatim: name)
        .font(.callout)
        .fontWeight(isChosen ? .semibold : .regular)
        .foregroundStyle(isChosen ? .primary : .secondary)
        .padding(.horizontal, 8)
        .padding(.vertical, 4)
        .background(
          Color.primary.opacity(isChosen ? 0.08 : 0), in: RoundedRectangle(cornerRadius: 6))
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

/// A source with numbers of lines, which scrolls in both directions.
private struct SourceText: View {
  let text: String
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let lines = SwiftToken.lines(of: text)
    ScrollView([.horizontal, .vertical]) {
      Grid(alignment: .topLeading, horizontalSpacing: 12, verticalSpacing: 2) {
        ForEach(lines.indices, id: \.self) { index in
          GridRow {
            Text(verbatim: "\(index + 1)")
              .foregroundStyle(.tertiary)
              .gridColumnAlignment(.trailing)
              .accessibilityHidden(true)
            line(lines[index])
          }
        }
      }
      .font(.system(.callout, design: .monospaced))
      .fixedSize()
      .padding(12)
    }
    .defaultScrollAnchor(.topLeading)
  }

  /// Returns a line as one text; one without characters has the height of a line, too.
  private func line(_ tokens: [SwiftToken]) -> Text {
    tokens.reduce(Text(verbatim: tokens.isEmpty ? " " : "")) { text, token in
      let color = SourceColors.color(of: token.kind, in: colorScheme)
      return text + Text(verbatim: token.text).foregroundStyle(color)
    }
  }
}
