import AppKit

/// The menu bar, which has no nib.
@MainActor
enum MainMenu {
  static func make() -> NSMenu {
    let bar = NSMenu()
    bar.addItem(
      submenu(
        "Swatches",
        [
          NSMenuItem(
            title: "About Swatches",
            action: #selector(NSApplication.orderFrontStandardAboutPanel(_:)), keyEquivalent: ""),
          .separator(),
          NSMenuItem(
            title: "Quit Swatches", action: #selector(NSApplication.terminate(_:)),
            keyEquivalent: "q"),
        ]))
    bar.addItem(
      submenu(
        "Colour",
        [
          NSMenuItem(
            title: "Next", action: #selector(AppDelegate.selectNext(_:)), keyEquivalent: "n"),
          NSMenuItem(
            title: "Copy Hex", action: #selector(AppDelegate.copyHex(_:)), keyEquivalent: "C"),
        ]))
    bar.addItem(
      submenu(
        "Window",
        [
          NSMenuItem(
            title: "Minimize", action: #selector(NSWindow.performMiniaturize(_:)),
            keyEquivalent: "m"),
          NSMenuItem(
            title: "Close", action: #selector(NSWindow.performClose(_:)), keyEquivalent: "w"),
        ]))
    return bar
  }

  private static func submenu(_ title: String, _ items: [NSMenuItem]) -> NSMenuItem {
    let menu = NSMenu(title: title)
    for item in items {
      menu.addItem(item)
    }
    let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
    item.submenu = menu
    return item
  }
}
