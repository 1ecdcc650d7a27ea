import GalleryScenes
import SwiftUI

/// The scenes by chapters, below a row that searches them.
struct GalleryList: View {
  @Binding var state: GalleryState

  var body: some View {
    VStack(spacing: 0) {
      SearchRow(state: $state)
        .padding(12)
      Divider()
      let matches = state.matches
      if matches.isEmpty {
        Text("No example contains these words.")
          .font(.callout)
          .foregroundStyle(.secondary)
          .padding(16)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      } else {
        rows(of: matches)
      }
    }
  }

  private func rows(of matches: [GalleryChapter]) -> some View {
    ScrollViewReader { reader in
      ScrollView {
        VStack(alignment: .leading, spacing: 1) {
          ForEach(matches) { chapter in
            Text(verbatim: chapter.title)
              .font(.caption.weight(.semibold))
              .foregroundStyle(.secondary)
              .padding(.horizontal, 8)
              .padding(.top, 14)
              .padding(.bottom, 4)
              .accessibilityAddTraits(.isHeader)
            ForEach(chapter.scenes) { scene in
              SceneRow(title: scene.title, isShown: scene.name == state.sceneName) {
                state.show(scene)
              }
              .id(scene.name)
            }
          }
        }
        .padding(.horizontal, 8)
        .padding(.bottom, 12)
      }
      .onChange(of: state.sceneName) { _, name in reader.scrollTo(name) }
      .onAppear { reader.scrollTo(state.sceneName, anchor: .center) }
    }
  }
}

/// The title of a scene as a button.
private struct SceneRow: View {
  let title: String
  let isShown: Bool
  let show: () -> Void
  @State private var isHovered = false

  var body: some View {
    Button {
      show()
    } label: {
      Text(verbatim: title)
        .font(.callout)
        .foregroundStyle(isShown ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 8)
        .padding(.vertical, 5)
        .background(background, in: RoundedRectangle(cornerRadius: 6))
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .onHover { isHovered = $0 }
    .accessibilityAddTraits(isShown ? .isSelected : [])
  }

  private var background: Color {
    if isShown { return .accentColor }
    return isHovered ? .primary.opacity(0.06) : .clear
  }
}
