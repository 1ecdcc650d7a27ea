extension EnvironmentValues {
  /// Sets the sources of the program's images and named colours, where none are set.
  @MainActor package mutating func findsAssets() {
    imageAssets = imageAssets ?? ImageAssetLibrary.shared
    remoteImages = remoteImages ?? RemoteImages.shared
    namedColors = namedColors ?? NamedColors.shared
  }
}
