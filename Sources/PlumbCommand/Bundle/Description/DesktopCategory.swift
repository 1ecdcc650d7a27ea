/// The categories of programs that the menus of desktops know, by freedesktop.org.
enum DesktopCategory {
  /// The categories one of which every program has.
  static let main: Set<String> = [
    "AudioVideo", "Audio", "Video", "Development", "Education", "Game", "Graphics", "Network",
    "Office", "Science", "Settings", "System", "Utility",
  ]

  /// The categories that say more.
  static let additional: Set<String> = [
    "2DGraphics", "3DGraphics", "Accessibility", "ActionGame", "AdventureGame", "Amusement",
    "ArcadeGame", "Archiving", "Art", "ArtificialIntelligence", "Astronomy", "AudioVideoEditing",
    "Biology", "BlocksGame", "BoardGame", "Building", "Calculator", "Calendar", "CardGame", "Chart",
    "Chat", "Chemistry", "Clock", "Compression", "ComputerScience", "Construction",
    "ContactManagement", "DataVisualization", "Database", "Debugger", "DesktopSettings",
    "Dialup", "Dictionary", "DiscBurning", "Documentation", "Economy", "Electricity", "Electronics",
    "Email", "Emulator", "Engineering", "Feed", "FileManager", "FileTools", "FileTransfer",
    "Filesystem", "Finance", "FlowChart", "GUIDesigner", "Geography", "Geology", "Geoscience",
    "HamRadio", "HardwareSettings", "History", "Humanities", "IDE", "IRCClient", "ImageProcessing",
    "InstantMessaging", "KidsGame", "Languages", "Literature", "LogicGame", "Maps", "Math",
    "MedicalSoftware", "Midi", "Mixer", "Monitor", "Music", "News", "NumericalAnalysis", "OCR",
    "P2P", "PDA", "PackageManager", "ParallelComputing", "Photography", "Physics", "Player",
    "Presentation", "Printing", "Profiling", "ProjectManagement", "Publishing", "RasterGraphics",
    "Recorder", "RemoteAccess", "RevisionControl", "Robotics", "RolePlaying", "Scanning",
    "Security",
    "Sequencer", "Shooter", "Simulation", "Spirituality", "Sports", "SportsGame", "Spreadsheet",
    "StrategyGame", "TV", "Telephony", "TelephonyTools", "TerminalEmulator", "TextEditor",
    "TextTools", "Translation", "Tuner", "VectorGraphics", "VideoConference", "Viewer",
    "WebBrowser", "WebDevelopment", "WordProcessor",
  ]
}
