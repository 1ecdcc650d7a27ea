import SwiftUI

// Constructs of macOS 15 and later, and others that programs for a Mac use, as they are written there.

struct LaterControls: View {
  @State private var level = 0.5
  @State private var name = ""
  @State private var isFinding = false
  @State private var zoom = 1
  @State private var isExporting = false
  var edited: (Int) -> Void = { _ in }

  private static let key = AccessibilityCustomContentKey("Origin")

  var body: some View {
    VStack {
      Slider(value: $level).sliderThumbVisibility(.hidden)
      TextField("Name", text: $name)
        .autocapitalization(.none)
        .textInputSuggestions {
          Text("Ada").textInputCompletion("Ada Lovelace")
        }
      TextEditor(text: $name)
        .findNavigator(isPresented: $isFinding)
        .findDisabled(false)
        .replaceDisabled(true)
      Text("Map")
        .accessibilityZoomAction { action in
          zoom += action.direction == .zoomIn ? 1 : -1
          edited(zoom)
        }
        .accessibilityCustomContent("Size", "large")
        .accessibilityCustomContent(Self.key, Text("Paris"), importance: .high)
        .accessibilityHint("A map")
        .accessibilityDirectTouch(options: [.requiresActivation, .silentOnTouch])
        .itemProvider { NSItemProvider(object: "map") }
        .onInteractiveResizeChange { _ in }
        .dropConfiguration { _ in DropConfiguration(operation: .copy) }
        .onDragSessionUpdated { session in if case .ended = session.phase {} }
        .onDropSessionUpdated { _ in }
        .exportsItemProviders([.text]) { [] }
        .importsItemProviders([.image]) { _ in false }
        .speechAdjustedPitch(0.5)
        .allowsWindowActivationEvents(true)
        .containerBackground(.background, for: .window)
        .gesture(WindowDragGesture())
    }
    .fileExporter(isPresented: $isExporting, items: ["a", "b"], contentTypes: [.plainText]) { _ in }
    .dismissalConfirmationDialog("Discard?", shouldPresent: !name.isEmpty) {
      Button("Discard", role: .destructive) {}
      Button("Keep", role: .cancel) {}
    }
    .toolbar {
      DefaultToolbarItem(kind: .search, placement: .primaryAction)
      ToolbarSpacer(.fixed)
      ToolbarItem { Button("Hidden") {}.toolbarItemHidden() }
    }
  }
}

struct LaterToolbar: View {
  var body: some View {
    List {
      Section("Fruit") { Text("Apple") }.collapsible(false)
    }
    .toolbar {
      ToolbarItemGroup(placement: .primaryAction) {
        Button("Bold") {}
        Button("Italic") {}
      } label: {
        Label("Style", systemImage: "bold")
      }
      ToolbarItem(placement: .accessoryBar(id: "filter")) { Button("Filter") {} }
    }
    .toolbar(id: "main") {
      ToolbarItem(id: "fixed") { Button("Fixed") {} }.customizationBehavior(.disabled)
      ToolbarItem(id: "later") { Button("Later") {} }
        .defaultCustomization(.hidden, options: .alwaysAvailable)
      ToolbarItem(id: "shown") { Button("Shown") {} }.defaultCustomization()
    }
  }
}

struct LaterApp: App {
  @State private var isFailing = false

  var body: some Scene {
    Window("Player", id: "player") { LaterControls() }
      .defaultWindowPlacement { content, context in
        let bounds = context.defaultDisplay.visibleRect
        let size = content.sizeThatFits(.unspecified)
        let position = CGPoint(
          x: bounds.midX - size.width / 2, y: bounds.maxY - size.height - 20)
        return WindowPlacement(position, size: size)
      }
      .windowIdealPlacement { content, context in
        let bounds = context.defaultDisplay.bounds
        return WindowPlacement(width: bounds.width / 2, height: bounds.height / 2)
      }
      .windowIdealSize(.fitToContent)
      .windowBackgroundDragBehavior(.enabled)
      .windowToolbarLabelStyle(fixed: .iconOnly)
    AlertScene("Something is wrong", isPresented: $isFailing) {
      Button("Again") {}
    } message: {
      Text("Try again.")
    }
    .dialogSeverity(.critical)
    .dialogSuppressionToggle(isSuppressed: .constant(false))
    MenuBarExtra("Player", systemImage: "play") { Button("Play") {} }
      .menuBarExtraStyle(.menu)
  }
}
