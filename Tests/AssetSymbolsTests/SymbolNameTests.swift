import Testing

@testable import AssetCatalogSymbols

/// The names of symbols. Xcode writes the expected names for the same assets.
@Suite struct SymbolNameTests {
  @Test(arguments: [
    ("BrandBlue", "brandBlue"), ("home_icon", "homeIcon"), ("Icon-29", "icon29"),
    ("img.2", "img2"), ("Frame 74", "frame74"), ("Photo2 (1)", "photo21"),
    ("M-line", "mLine"), ("wordmark", "wordmark"),
  ])
  func `words are joined in camel case`(asset: String, symbol: String) {
    #expect(SymbolName.property(asset) == symbol)
  }

  @Test(arguments: [
    ("DSTextPrimary", "dsTextPrimary"), ("TVShow", "tvShow"), ("GPS-Tracking", "gpsTracking"),
    ("Scan QR ID", "scanQRID"), ("blueEF", "blueEF"), ("WiFi", "wiFi"), ("HaHa", "haHa"),
    ("QRIconIImage", "qrIconI"), ("ReScan QR", "reScanQR"),
  ])
  func `capitals form words, of which the first is small`(asset: String, symbol: String) {
    #expect(SymbolName.property(asset) == symbol)
  }

  @Test(arguments: [
    ("NYC", "NYC"), ("M", "M"), ("TLS2016", "TLS_2016"), ("B2", "B_2"), ("3D", "_3_D"),
    ("A4A6AC", "A_4_A_6_AC"), ("DCAC00", "DCAC_00"), ("343A4E", "_343_A_4_E"),
  ])
  func `a name without small letters keeps its capitals`(asset: String, symbol: String) {
    #expect(SymbolName.property(asset) == symbol)
  }

  @Test(arguments: [
    ("100", "_100"), ("2x2", "_2X2"), ("2xm", "_2Xm"), ("40k-border", "_40KBorder"),
    ("2_thumb", "_2Thumb"), ("color7C", "color7C"), ("c50000", "c50000"),
  ])
  func `digits are words, and no name begins with one`(asset: String, symbol: String) {
    #expect(SymbolName.property(asset) == symbol)
  }

  @Test(arguments: [
    ("AccentColor", "accent"), ("background-color", "background"), ("Hero image", "hero"),
    ("Base200Color", "base200"), ("bg_color", "bg"), ("Color", "color"), ("Image", "image"),
    ("Image 1", "image1"), ("colorEE", "colorEE"), ("Top Shelf Image Wide", "topShelfImageWide"),
  ])
  func `the kind of the asset is dropped from the end`(asset: String, symbol: String) {
    #expect(SymbolName.property(asset) == symbol)
  }

  @Test(arguments: [
    ("Palette", "Palette"), ("iconPreviews", "IconPreviews"), ("GameUI", "GameUI"),
    ("24Vision", "_24Vision"), ("Colors", "Colors"),
  ])
  func `groups are types`(group: String, type: String) {
    #expect(SymbolName.type(group) == type)
  }

  @Test func `words of the language are escaped`() {
    #expect(SymbolName.escaped("default") == "`default`")
    #expect(SymbolName.escaped("defaults") == "defaults")
  }

  @Test func `words that mean a type after a dot get an underscore`() {
    #expect(SymbolName.property("self") == "self_")
    #expect(SymbolName.type("type") == "Type_")
    #expect(SymbolName.property("type") == "type")
  }

  @Test func `a name without letters and digits has no symbol`() {
    #expect(SymbolName.property("--") == nil)
    #expect(SymbolName.type("(!)") == nil)
    #expect(SymbolName.property("größe") == "größe")
  }
}
