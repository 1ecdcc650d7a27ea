/// The folders of the modules above the core: each holds a feature, with its views, its view nodes
/// and its layout nodes, and lists what it uses.
extension FolderRule {
  static let controls: [FolderRule] = [
    FolderRule(
      "PlumbControls", "Divider", graphics: ["Colors", "Paths"],
      core: ["Geometry", "Layout", "State", "Tree", "Views"]),
    FolderRule(
      "PlumbControls", "FormRows", text: ["Fonts"],
      core: ["Geometry", "Layout", "State", "Tree", "Views"]),
    FolderRule(
      "PlumbControls", "ControlStyle", base: ["Concurrency"], text: ["Fonts"],
      graphics: ["DisplayList"],
      core: ["State", "Tree", "Views"], controls: ["FormRows"]),
    FolderRule(
      "PlumbControls", "Label", text: ["Fonts", "Typesetting"], core: ["State", "Tree", "Views"],
      controls: ["ControlStyle", "FormRows"]),
    // Panels beside a view, such as menus and tooltips. Those that hold the rest of the window, such as
    // sheets and popovers, are built on Presentation.
    FolderRule(
      "PlumbControls", "Popup", text: ["Fonts"], graphics: ["Paths"], platform: true,
      core: ["Interaction", "Layout", "State", "Tree", "Views"], controls: ["FormRows"]),
    FolderRule(
      "PlumbControls", "Button", text: ["Fonts"], graphics: ["Paths"], platform: true,
      core: ["Geometry", "Interaction", "Layout", "State", "Tree", "Views"],
      controls: ["ControlStyle", "FormRows", "Popup"]),
    FolderRule(
      "PlumbControls", "Slider", text: ["Fonts"], graphics: ["Colors", "DisplayList", "Paths"],
      platform: true, core: ["Geometry", "Interaction", "Layout", "State", "Tree", "Views"],
      controls: ["ControlStyle", "FormRows"]),
    FolderRule(
      "PlumbControls", "Toggle", graphics: ["Colors"],
      core: ["Animation", "Geometry", "Layout", "State", "Tree", "Views"],
      controls: ["Button", "ControlStyle", "FormRows"]),
    FolderRule(
      "PlumbControls", "Indicators", base: ["Geometry"], text: ["Fonts"],
      graphics: ["Colors", "DisplayList", "Paths"], platform: true,
      core: ["Geometry", "Layout", "State", "Tree", "Views"], controls: ["ControlStyle", "Toggle"]),
    FolderRule(
      "PlumbControls", "Refresh", core: ["State", "Tree", "Views"],
      controls: ["ControlStyle", "Indicators"]),
    FolderRule(
      "PlumbControls", "ToolbarItems", core: ["Geometry", "State", "Tree", "Views"],
      controls: ["Button", "ControlStyle", "Label", "Toggle"]),
    FolderRule("PlumbControls", "TypeSelect", core: ["Tree", "Views"]),
    FolderRule("PlumbControls", "TouchBar", core: ["Tree", "Views"]),
    // Bars above and below views, and the parts of a window that are hidden with a key.
    FolderRule(
      "PlumbControls", "Bars", core: ["Geometry", "Layout", "State", "Tree", "Views"]),
    FolderRule(
      "PlumbControls", "Menu", text: ["Fonts"], platform: true,
      core: ["Geometry", "Interaction", "Layout", "State", "Tree", "Views"],
      controls: [
        "Bars", "Button", "ControlStyle", "Divider", "FormRows", "Label", "Popup", "Toggle",
        "ToolbarItems",
        "TypeSelect",
      ]),
    FolderRule(
      "PlumbControls", "Section", text: ["Fonts"], core: ["Layout", "State", "Tree", "Views"],
      controls: ["FormRows", "Menu"]),
    FolderRule(
      "PlumbControls", "GroupBox", text: ["Fonts"], core: ["State", "Tree", "Views"],
      controls: ["ControlStyle"]),
    FolderRule(
      "PlumbControls", "ControlGroup", core: ["State", "Tree", "Views"],
      controls: ["Button", "ControlStyle", "Label", "Menu"]),
    FolderRule(
      "PlumbControls", "Inspector",
      core: ["Animation", "Geometry", "Layout", "State", "Tree", "Views"], controls: ["Bars"]),
    FolderRule(
      "PlumbControls", "Picker", platform: true,
      core: ["Geometry", "Layout", "State", "Tree", "Views"],
      controls: [
        "Button", "ControlStyle", "Divider", "FormRows", "Menu", "Toggle", "TypeSelect",
      ]),
    FolderRule(
      "PlumbControls", "Presentation", base: ["Warnings"], graphics: ["Colors", "Paths"],
      core: ["Animation", "Geometry", "Layout", "State", "Tree", "Views"],
      controls: ["ControlStyle", "Menu", "Toggle", "ToolbarItems"]),
    FolderRule(
      "PlumbControls", "Alert", text: ["Fonts"], graphics: ["Colors"], platform: true,
      core: ["Accessibility", "Geometry", "Layout", "State", "Tree", "Views"],
      controls: ["Button", "Presentation", "Toggle"]),
    FolderRule(
      "PlumbControls", "Popover", base: ["Geometry"], graphics: ["Colors", "Paths"],
      core: ["Geometry", "Layout", "State", "Tree", "Views"], controls: ["Presentation"]),
    FolderRule(
      "PlumbControls", "Sheet", graphics: ["Colors"], core: ["Layout", "State", "Tree", "Views"],
      controls: ["Bars", "Button", "ControlStyle", "Presentation", "ToolbarItems"]),
    FolderRule(
      "PlumbControls", "TextInput", base: ["Geometry", "Warnings"],
      text: ["Editing", "Fonts", "Typesetting"], graphics: ["Colors", "DisplayList", "Paths"],
      platform: true,
      core: ["Geometry", "Interaction", "Layout", "State", "Transfer", "Tree", "Views"],
      controls: [
        "Button", "ControlGroup", "ControlStyle", "Divider", "FormRows", "Label", "Menu", "Popup",
        "Toggle",
      ]),
    FolderRule(
      "PlumbControls", "ColorPicker", text: ["Fonts"], graphics: ["Colors", "Paths"],
      platform: true, core: ["Geometry", "State", "Tree", "Views"],
      controls: ["Button", "ControlStyle", "FormRows", "Popover", "TextInput", "Toggle"]),
    FolderRule(
      "PlumbControls", "Search", text: ["Fonts"], platform: true,
      core: ["Interaction", "State", "Tree", "Views"],
      controls: ["Button", "ControlStyle", "Picker", "TextInput"]),
    FolderRule(
      "PlumbControls", "Sharing",
      core: ["Interaction", "Layout", "State", "Transfer", "Tree", "Views"],
      controls: ["Button", "Label", "Popup", "TextInput"]),
    FolderRule(
      "PlumbControls", "Stepper", platform: true, core: ["State", "Tree", "Views"],
      controls: ["Button", "ControlStyle", "FormRows", "TextInput", "Toggle"]),
    FolderRule(
      "PlumbControls", "DatePicker", text: ["Fonts"], graphics: ["Colors"], platform: true,
      core: ["Geometry", "Layout", "State", "Tree", "Views"],
      controls: ["Button", "ControlStyle", "FormRows", "Popover", "Stepper", "Toggle"]),
  ]

  static let containers: [FolderRule] = [
    // Apart from List, as navigation sets the style of the lists in a sidebar, and lists are above it.
    FolderRule(
      "PlumbContainers", "ListStyle", graphics: ["Colors"], core: ["Geometry", "State", "Tree"]),
    FolderRule(
      "PlumbContainers", "SplitPanes", core: ["Geometry", "Layout", "State", "Tree", "Views"]),
    FolderRule(
      "PlumbContainers", "Navigation", base: ["Warnings"], text: ["Fonts"], graphics: ["Colors"],
      platform: true,
      core: [
        "Animation", "Geometry", "Interaction", "Layout", "State", "Transfer", "Tree",
        "Views",
      ],
      controls: [
        "Bars", "Button", "ControlStyle", "Label", "Menu", "Sharing", "Toggle", "ToolbarItems",
      ],
      containers: ["ListStyle", "SplitPanes"]),
    FolderRule(
      "PlumbContainers", "List", base: ["Geometry"], text: ["Fonts"],
      graphics: ["Colors", "DisplayList", "Paths"], platform: true,
      core: [
        "Accessibility", "Animation", "Geometry", "Interaction", "Layout", "State",
        "Transfer", "Tree", "Views",
      ],
      controls: [
        "Bars", "Button", "ControlStyle", "Divider", "FormRows", "Label", "Menu", "Popup",
        "Refresh", "Section", "TextInput", "Toggle", "TypeSelect",
      ], containers: ["ListStyle", "Navigation"]),
    FolderRule(
      "PlumbContainers", "Form", graphics: ["Colors", "DisplayList", "Paths"],
      core: ["Geometry", "Layout", "State", "Tree", "Views"],
      controls: ["ControlStyle", "FormRows", "TextInput"], containers: ["List", "ListStyle"]),
    // Apart from Navigation, as a link in a list selects its row, and lists are above navigation.
    FolderRule(
      "PlumbContainers", "NavigationLink", base: ["Warnings"], graphics: ["Colors"],
      core: ["State", "Tree", "Views"], controls: ["Button"], containers: ["List", "Navigation"]),
    FolderRule(
      "PlumbContainers", "TabView", text: ["Fonts"], platform: true,
      core: ["Animation", "Geometry", "Interaction", "Layout", "State", "Tree", "Views"],
      controls: ["Bars", "Button", "ControlStyle", "Label", "Menu", "Picker", "ToolbarItems"],
      containers: ["List", "Navigation"]),
    FolderRule(
      "PlumbContainers", "ContainerBackground", core: ["Layout", "State", "Tree", "Views"],
      containers: ["Navigation", "TabView"]),
    FolderRule(
      "PlumbContainers", "Table", base: ["Geometry"], text: ["Fonts"],
      core: ["Animation", "Geometry", "Layout", "State", "Transfer", "Tree", "Views"],
      controls: ["Button", "Section", "Toggle"],
      containers: ["List", "ListStyle", "SplitPanes"]),
    FolderRule(
      "PlumbContainers", "Toolbar", graphics: ["Colors"], core: ["Tree", "Views"],
      controls: ["Menu", "ToolbarItems"], containers: ["Navigation", "TabView"]),
  ]

  static let program: [FolderRule] = [
    // The protocols of documents are here, too, as file dialogs read and write them without a scene.
    FolderRule(
      "PlumbApp", "Files", text: ["Fonts"], platform: true, publishers: true,
      core: ["State", "Transfer", "Tree", "Views"],
      controls: ["Button", "ControlStyle", "Sheet", "TextInput"], containers: ["List"],
      files: true),
    FolderRule(
      "PlumbApp", "Documents", platform: true, core: ["State", "Transfer", "Tree", "Views"],
      controls: ["Button"], containers: ["Navigation"], program: ["Files"], files: true),
    FolderRule("PlumbApp", "Previews", core: ["Tree", "Views"]),
    FolderRule("PlumbApp", "Macros", core: ["Tree"], program: ["Previews"]),
    // Actions, values and preferences by which views reach their windows. These are in FrameLoop and
    // App.
    FolderRule(
      "PlumbApp", "WindowAccess", base: ["Geometry", "Warnings"], graphics: ["Colors"],
      platform: true,
      core: ["Geometry", "State", "Tree", "Views"], controls: ["Button", "Presentation"],
      program: ["Documents", "Files"]),
    FolderRule(
      "PlumbApp", "FrameLoop", text: ["Fonts"], graphics: ["Colors", "DisplayList", "Paths"],
      platform: true, core: ["Accessibility", "Inspection", "State", "Tree", "Views"],
      controls: ["Presentation", "TextInput"], containers: ["Navigation"],
      program: ["Files", "WindowAccess"]),
    FolderRule(
      "PlumbApp", "Scenes", base: ["Geometry"], publishers: true, core: ["State", "Tree", "Views"],
      controls: ["Alert", "ControlStyle"], program: ["Documents", "Files", "WindowAccess"]),
    FolderRule(
      "PlumbApp", "Commands", core: ["State", "Tree", "Views"],
      controls: ["Bars", "Button", "ControlStyle", "Divider", "Menu", "TextInput", "Toggle"],
      program: ["Documents", "Scenes", "WindowAccess"]),
    // The part of the program that UIKit and AppKit use: its phases and windows, and objects of classes that they find.
    FolderRule(
      "PlumbApp", "LifeCycle", base: ["Concurrency", "Geometry"], graphics: ["Colors"],
      core: ["Tree", "Views"], containers: ["Navigation"],
      program: ["Commands", "WindowAccess"]),
    FolderRule(
      "PlumbApp", "App", base: ["Warnings"], graphics: ["Colors"], platform: true,
      core: ["Inspection", "State", "Tree", "Views"], controls: ["ControlStyle", "Menu"],
      containers: ["Navigation"],
      program: ["Commands", "Documents", "FrameLoop", "LifeCycle", "Scenes", "WindowAccess"],
      files: true),
  ]
}
