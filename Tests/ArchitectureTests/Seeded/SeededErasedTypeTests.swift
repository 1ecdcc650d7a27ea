import Testing

/// The check of erased types finds casts that bring a type back, and names of types as strings.
@Suite struct SeededErasedTypeTests {
  private let responder = source(
    "PlumbCore/Interaction", "protocol Responder {}", name: "Responder")

  private func violations(_ declaration: String, _ cast: String) -> [String] {
    let node = source("PlumbCore/Layout", declaration, name: "LayoutNode")
    return ErasedTypeCheck.violations(
      [responder, node, source("PlumbCore/Interaction", cast)], except: [])
  }

  @Test func `a cast of an erased property is found in another file`() throws {
    let cast = "\nlet a = node.responder as? any Responder"
    let found = violations("class Node { final weak var responder: AnyObject? }", cast)
    #expect(found.count == 1)
    #expect(
      try #require(found.first).hasPrefix(
        "Sources/PlumbCore/Interaction/File.swift:2: casts responder"))
    for declaration in [
      "struct A { var responder: (any AnyObject)? }", "struct A { var responder: [AnyObject] }",
      "struct A { var responder: [Int: AnyObject] }", "struct A { var responder: Any }",
      "struct A { var pair: (responder: AnyObject, other: Int) }",
    ] {
      #expect(violations(declaration, cast).count == 1, "\(declaration)")
    }
  }

  @Test func `every form of a cast is found`() {
    let declaration = "class Node { var responder: AnyObject? }"
    for cast in [
      "node.responder[1] as? any Responder", "$0.responder is any Responder",
      "switch responder { case let a as any Responder: break }".replacing(
        "let a", with: "responder"),
      "(dragged?.responder as? Responder)?.press()",
    ] {
      #expect(violations(declaration, cast).count == 1, "\(cast)")
    }
  }

  @Test func `a parameter is erased in its own file only`() {
    let function = "func f(_ responder: AnyObject) { _ = responder as? any Responder }"
    #expect(violations(function, "").count == 1)
    #expect(violations("func f(_ responder: AnyObject) {}", "responder as? any Responder").isEmpty)
  }

  @Test func `a constraint, a generic cast and a protocol erase nothing`() {
    let cast = "let a = node.responder as? any Responder"
    #expect(violations("class Node<responder: AnyObject> {}", cast).isEmpty)
    #expect(violations("protocol responder: AnyObject {}", cast).isEmpty)
    #expect(violations("struct A { var responder: any Handler }", cast).isEmpty)
    #expect(violations("struct A { var responder: Any.Type }", cast).isEmpty)
    #expect(violations("struct A { var responder: Any }", "a.responder as? Value").isEmpty)
  }

  @Test func `a type's name as a string is found`() {
    for text in [
      "switch String(describing: type(of: node)) { default: break }",
      #"if "\(type(of: node))" == "Button" {}"#, #"if "a \(Self.self)" == name {}"#,
      "let a = _typeName(Node.self)", "let a = String(reflecting: node)",
      "func f(_ type: Any.Type) { names[String(describing: type)] = 1 }",
      "func f(_ kind: any View.Type) { names[\"\\(kind)\"] = 1 }",
    ] {
      #expect(violations("", text).count == 1, "\(text)")
    }
  }

  @Test func `a value's description and a message are no names of types`() {
    for text in [
      "let a = String(describing: value)", #"let a = "\(value) \(type.count)""#,
      #"preconditionFailure("\(Self.self) has no body.")"#,
      #"RuntimeWarning.show("\(Key.self) changes.")"#, #"throw NoWindowError(app: "\(App.self)")"#,
      "if type(of: a) == type(of: b) {}",
    ] {
      #expect(violations("", text).isEmpty, "\(text)")
    }
  }

  @Test func `a permitted place is left alone, and found when it is dead`() {
    let files = [source("PlumbCore/Tree", "  let a = _typeName(A.self)\n")]
    let place = ErasedPlace(
      path: files[0].path, line: "let a = _typeName(A.self)", reason: "A test.")
    var other = place
    other.line = "let b = _typeName(A.self)"
    #expect(ErasedTypeCheck.violations(files, except: [place]).isEmpty)
    #expect(ErasedTypeCheck.violations(files, except: [other]).count == 1)
    #expect(ErasedTypeCheck.deadPlaces(files, places: [place, other]).count == 1)
  }
}
