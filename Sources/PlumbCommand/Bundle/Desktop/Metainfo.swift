/// The description of a program for catalogues of software, by AppStream 0.16.
struct Metainfo {
  let description: BundleDescription
  let command: String
  let documents: ProgramDocuments

  /// The text of the file.
  ///
  /// The metadata has the licence CC0, as catalogues ask for one that allows to spread it; it says nothing that is not
  /// public.
  var text: String {
    let identifier = XML.escaped(description.identifier)
    var lines = [
      element("id", description.identifier), element("metadata_license", "CC0-1.0"),
      element("project_license", description.license), element("name", description.name),
      element("summary", description.summary),
      "<developer id=\"\(XML.escaped(developerID))\">",
      "  " + element("name", description.maintainer.name), "</developer>",
      "<description>",
    ]
    lines += description.description.map { "  " + element("p", $0) }
    lines += [
      "</description>",
      "<launchable type=\"desktop-id\">\(identifier).desktop</launchable>",
    ]
    if let homepage = description.homepage {
      lines.append("<url type=\"homepage\">\(XML.escaped(homepage))</url>")
    }
    lines += screenshots
    lines += group("categories", description.categories.map { element("category", $0) })
    lines += group("keywords", description.keywords.map { element("keyword", $0) })
    lines += group("provides", provided)
    lines += ["<content_rating type=\"oars-1.1\"/>"]
    lines += group("releases", description.releases.flatMap(release))
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <component type="desktop-application">
      \(lines.map { "  " + $0 }.joined(separator: "\n"))
      </component>

      """
  }

  /// The identifier without its last word, which names who makes the program.
  private var developerID: String {
    description.identifier.split(separator: ".").dropLast().joined(separator: ".").lowercased()
  }

  private var screenshots: [String] {
    group(
      "screenshots",
      description.screenshots.enumerated().flatMap { index, address in
        [
          index == 0 ? "<screenshot type=\"default\">" : "<screenshot>",
          "  <image>\(XML.escaped(address))</image>", "</screenshot>",
        ]
      })
  }

  private var provided: [String] {
    let types = documents.documentTypes.flatMap {
      OwnMimeType.names(of: $0, in: description.identifier)
    }
    return [element("binary", command)] + types.map { element("mediatype", $0) }
  }

  private func release(_ release: BundleDescription.Release) -> [String] {
    let attributes = "version=\"\(XML.escaped(release.version))\" date=\"\(release.date)\""
    guard !release.notes.isEmpty else { return ["<release \(attributes)/>"] }
    return ["<release \(attributes)>"]
      + group("description", release.notes.map { element("p", $0) }).map { "  " + $0 }
      + ["</release>"]
  }

  private func element(_ name: String, _ text: String) -> String {
    "<\(name)>\(XML.escaped(text))</\(name)>"
  }

  /// Returns the lines of an element around others; none if there are no others.
  private func group(_ name: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["<\(name)>"] + lines.map { "  " + $0 } + ["</\(name)>"]
  }
}
