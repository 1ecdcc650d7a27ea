import PlumbUI

/// The app of a running program, whose scenes are those of the latest library.
struct RunningApp: App {
  var body: some Scene {
    let program = RunningProgram.current
    ReloadableScene(of: program?.app, version: program?.version ?? 0)
  }
}
