extension UTType {
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let package = UTType(known: "com.apple.package")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let yaml = UTType(known: "public.yaml")
  public static let json = UTType(known: "public.json")
  public static let log = UTType(known: "com.apple.log")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let cSource = UTType(known: "public.c-source")
  public static let cHeader = UTType(known: "public.c-header")
  public static let script = UTType(known: "public.script")
  public static let shellScript = UTType(known: "public.shell-script")
  public static let pythonScript = UTType(known: "public.python-script")
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  public static let executable = UTType(known: "public.executable")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let tiff = UTType(known: "public.tiff")
  public static let bmp = UTType(known: "com.microsoft.bmp")
  public static let ico = UTType(known: "com.microsoft.ico")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let heic = UTType(known: "public.heic")
  public static let heif = UTType(known: "public.heif")
  public static let svg = UTType(known: "public.svg-image")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let aiff = UTType(known: "public.aiff-audio")
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  public static let midi = UTType(known: "public.midi-audio")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let avi = UTType(known: "public.avi")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let epub = UTType(known: "org.idpf.epub-container")
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  public static let presentation = UTType(known: "public.presentation")
  public static let vCard = UTType(known: "public.vcard")
  public static let calendarEvent = UTType(known: "public.calendar-event")
  public static let font = UTType(known: "public.font")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  public static let bz2 = UTType(known: "public.bzip2-archive")
  public static let database = UTType(known: "public.database")

  /// The properties of a known type.
  struct Entry {
    /// The identifiers of the types to which it conforms.
    var parents: [String]
    /// The extensions of files, the usual one first.
    var extensions: [String] = []
    /// The usual MIME type.
    var mime: String?
    /// The name for people; `nil` if there is none.
    var description: String?
    /// Whether the property list of the program declares the type.
    var isListed = false
  }

  /// The known types by their identifiers.
  static let table: [String: Entry] = [
    "public.item": Entry(parents: []),
    "public.content": Entry(parents: []),
    "public.data": Entry(parents: ["public.item"]),
    "public.directory": Entry(parents: ["public.item"]),
    "public.folder": Entry(parents: ["public.directory"]),
    "com.apple.package": Entry(parents: ["public.directory"]),
    "public.url": Entry(parents: ["public.data"]),
    "public.file-url": Entry(parents: ["public.url"]),
    "public.text": Entry(parents: ["public.data", "public.content"]),
    "public.plain-text": Entry(
      parents: ["public.text"], extensions: ["txt", "text"], mime: "text/plain"),
    "public.utf8-plain-text": Entry(parents: ["public.plain-text"]),
    "public.delimited-values-text": Entry(parents: ["public.text"]),
    "public.comma-separated-values-text": Entry(
      parents: ["public.delimited-values-text"], extensions: ["csv"], mime: "text/csv"),
    "public.tab-separated-values-text": Entry(
      parents: ["public.delimited-values-text"], extensions: ["tsv"],
      mime: "text/tab-separated-values"),
    "public.rtf": Entry(parents: ["public.text"], extensions: ["rtf"], mime: "text/rtf"),
    "public.html": Entry(parents: ["public.text"], extensions: ["html", "htm"], mime: "text/html"),
    "public.xml": Entry(parents: ["public.text"], extensions: ["xml"], mime: "application/xml"),
    "public.yaml": Entry(
      parents: ["public.text"], extensions: ["yaml", "yml"], mime: "application/yaml"),
    "public.json": Entry(parents: ["public.text"], extensions: ["json"], mime: "application/json"),
    "com.apple.log": Entry(parents: ["public.plain-text"], extensions: ["log"]),
    "com.apple.property-list": Entry(parents: ["public.data"], extensions: ["plist"]),
    "public.source-code": Entry(parents: ["public.plain-text"]),
    "public.swift-source": Entry(parents: ["public.source-code"], extensions: ["swift"]),
    "public.c-source": Entry(parents: ["public.source-code"], extensions: ["c"]),
    "public.c-header": Entry(parents: ["public.source-code"], extensions: ["h"]),
    "public.script": Entry(parents: ["public.source-code"]),
    "public.shell-script": Entry(
      parents: ["public.script"], extensions: ["sh"], mime: "application/x-sh"),
    "public.python-script": Entry(parents: ["public.script"], extensions: ["py"]),
    "com.netscape.javascript-source": Entry(
      parents: ["public.script"], extensions: ["js"], mime: "text/javascript"),
    "public.executable": Entry(parents: ["public.data"]),
    "public.image": Entry(parents: ["public.data", "public.content"]),
    "public.png": Entry(parents: ["public.image"], extensions: ["png"], mime: "image/png"),
    "public.jpeg": Entry(
      parents: ["public.image"], extensions: ["jpeg", "jpg"], mime: "image/jpeg"),
    "com.compuserve.gif": Entry(parents: ["public.image"], extensions: ["gif"], mime: "image/gif"),
    "public.tiff": Entry(
      parents: ["public.image"], extensions: ["tiff", "tif"], mime: "image/tiff"),
    "com.microsoft.bmp": Entry(parents: ["public.image"], extensions: ["bmp"], mime: "image/bmp"),
    "com.microsoft.ico": Entry(
      parents: ["public.image"], extensions: ["ico"], mime: "image/x-icon"),
    "org.webmproject.webp": Entry(
      parents: ["public.image"], extensions: ["webp"], mime: "image/webp"),
    "public.heic": Entry(parents: ["public.image"], extensions: ["heic"], mime: "image/heic"),
    "public.heif": Entry(parents: ["public.image"], extensions: ["heif"], mime: "image/heif"),
    "public.svg-image": Entry(
      parents: ["public.image"], extensions: ["svg"], mime: "image/svg+xml"),
    "public.audiovisual-content": Entry(parents: ["public.data", "public.content"]),
    "public.audio": Entry(parents: ["public.audiovisual-content"]),
    "public.mp3": Entry(parents: ["public.audio"], extensions: ["mp3"], mime: "audio/mpeg"),
    "com.microsoft.waveform-audio": Entry(
      parents: ["public.audio"], extensions: ["wav"], mime: "audio/vnd.wave"),
    "public.aiff-audio": Entry(
      parents: ["public.audio"], extensions: ["aiff", "aif"], mime: "audio/aiff"),
    "public.mpeg-4-audio": Entry(parents: ["public.audio"], extensions: ["m4a"], mime: "audio/mp4"),
    "public.midi-audio": Entry(
      parents: ["public.audio"], extensions: ["midi", "mid"], mime: "audio/midi"),
    "public.movie": Entry(parents: ["public.audiovisual-content"]),
    "public.video": Entry(parents: ["public.movie"]),
    "public.mpeg-4": Entry(parents: ["public.movie"], extensions: ["mp4"], mime: "video/mp4"),
    "com.apple.quicktime-movie": Entry(
      parents: ["public.movie"], extensions: ["mov"], mime: "video/quicktime"),
    "public.avi": Entry(parents: ["public.movie"], extensions: ["avi"], mime: "video/avi"),
    "com.adobe.pdf": Entry(
      parents: ["public.data", "public.content"], extensions: ["pdf"], mime: "application/pdf"),
    "org.idpf.epub-container": Entry(
      parents: ["public.data", "public.content"], extensions: ["epub"], mime: "application/epub+zip"
    ),
    "public.spreadsheet": Entry(parents: ["public.content"]),
    "public.presentation": Entry(parents: ["public.content"]),
    "public.vcard": Entry(parents: ["public.text"], extensions: ["vcf"], mime: "text/vcard"),
    "public.calendar-event": Entry(
      parents: ["public.data"], extensions: ["ics"], mime: "text/calendar"),
    "public.font": Entry(parents: ["public.data"], extensions: ["ttf", "otf"]),
    "public.archive": Entry(parents: ["public.data"]),
    "public.zip-archive": Entry(
      parents: ["public.archive"], extensions: ["zip"], mime: "application/zip"),
    "org.gnu.gnu-zip-archive": Entry(
      parents: ["public.archive"], extensions: ["gz"], mime: "application/gzip"),
    "public.bzip2-archive": Entry(
      parents: ["public.archive"], extensions: ["bz2"], mime: "application/x-bzip2"),
    "public.database": Entry(parents: ["public.data"]),
  ]
}
