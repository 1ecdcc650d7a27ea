import GalleryScenes
import SwiftUI

/// The whole window of the gallery.
///
/// Wide, the list, the scene and its source stand side by side; the source moves below the scene where
/// there is less room, and the list becomes a picker where there is little.
struct GalleryScreen: View {
  @Binding var state: GalleryState
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    GeometryReader { proxy in
      let form = GalleryForm(width: proxy.size.width)
      HStack(spacing: 0) {
        if form != .narrow {
          GalleryList(state: $state)
            .frame(width: 240)
          Divider()
        }
        VStack(spacing: 0) {
          if form == .narrow {
            ScenePicker(state: $state)
            Divider()
          }
          if let scene = state.scene {
            SceneScreen(state: $state, scene: scene, form: form)
          }
        }
      }
    }
    .frame(minWidth: 320, minHeight: 420)
    .onAppear {
      state.colorScheme = colorScheme
      state.typeSize = typeSize
    }
  }
}

/// The arrangement of the parts of the gallery.
enum GalleryForm: Equatable {
  case narrow, medium, wide

  /// - Parameter width: the width of the window in points.
  init(width: CGFloat) {
    self = width < 640 ? .narrow : width < 1_180 ? .medium : .wide
  }
}

/// The title, the scene with its controls, and its source.
private struct SceneScreen: View {
  @Binding var state: GalleryState
  let scene: GalleryScene
  let form: GalleryForm
  @State private var taken = CGSize.zero

  var body: some View {
    let layout =
      form == .wide
      ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    layout {
      VStack(spacing: 0) {
        SceneHeading(scene: scene)
        SceneStage(state: $state, scene: scene, taken: $taken)
          .background(.primary.opacity(0.04))
        Divider()
        SceneControls(state: $state, taken: taken)
          .padding(12)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      Divider()
      SourcePane(files: scene.files)
        .id(scene.name)
        .frame(
          maxWidth: form == .wide ? 480 : .infinity, maxHeight: form == .wide ? .infinity : 260)
    }
  }
}

/// The title of a scene, and its description.
private struct SceneHeading: View {
  let scene: GalleryScene

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: scene.title)
          .font(.title2.weight(.semibold))
          .accessibilityAddTraits(.isHeader)
        Spacer(minLength: 8)
        Text(verbatim: scene.name)
          .font(.system(.caption, design: .monospaced))
          .foregroundStyle(.secondary)
      }
      Text(verbatim: scene.note)
        .font(.callout)
        .foregroundStyle(.secondary)
        .fixedSize(horizontal: false, vertical: true)
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A menu of all scenes, in place of the list.
private struct ScenePicker: View {
  @Binding var state: GalleryState

  var body: some View {
    HStack {
      Button {
        state.move(by: -1)
      } label: {
        Image(systemName: "chevron.backward")
      }
      .accessibilityLabel("Previous")
      Picker("Example", selection: name) {
        ForEach(GalleryScene.all) { scene in
          Text(verbatim: scene.title).tag(scene.name)
        }
      }
      .labelsHidden()
      .frame(maxWidth: .infinity)
      Button {
        state.move(by: 1)
      } label: {
        Image(systemName: "chevron.forward")
      }
      .accessibilityLabel("Next")
    }
    .buttonStyle(.borderless)
    .padding(8)
  }

  private var name: Binding<String> {
    Binding {
      state.sceneName
    } set: {
      if let scene = GalleryScene.named($0) { state.show(scene) }
    }
  }
}
