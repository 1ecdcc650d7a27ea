import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// The replies to the calls of assistive technologies, without a bus.
@MainActor @Suite struct AccessibleRepliesTests {
  /// A window with a slider in a group.
  private final class Content: AccessibilityContent {
    var performed: [AccessibilityCommand] = []
    static let group = AccessibilityID(rawValue: 4)
    static let slider = AccessibilityID(rawValue: 7)

    func object(_ id: AccessibilityID) -> AccessibilityObject? {
      switch id {
      case Self.group: return AccessibilityObject(id, in: .window, role: .group)
      case Self.slider:
        var object = AccessibilityObject(id, in: Self.group, role: .slider)
        object.name = "Volume"
        object.isAdjustable = true
        object.number = AccessibilityNumber(3, from: 0, to: 10, step: 1, isSettable: true)
        object.state = [.enabled, .focusable]
        return object
      default: return nil
      }
    }

    func children(of id: AccessibilityID) -> [AccessibilityID] {
      id == .window ? [Self.group] : id == Self.group ? [Self.slider] : []
    }

    func frame(of id: AccessibilityID) -> CGRect? {
      switch id {
      case Self.group: CGRect(x: 10, y: 20, width: 100, height: 50)
      case Self.slider: CGRect(x: 15, y: 30.25, width: 40, height: 10)
      default: nil
      }
    }

    func editableText(of id: AccessibilityID) -> (any AccessibilityEditableText)? { nil }

    func perform(_ action: AccessibilityCommand, on id: AccessibilityID) -> Bool {
      performed.append(action)
      return id == Self.slider
    }
  }

  @Test func `a window that closes has all of its objects forgotten`() {
    #expect(window.objects == [Content.group, Content.slider])
    window.close()
    #expect(window.objects.isEmpty)
    #expect(application.windows.isEmpty)
  }

  private let application = AccessibleApplication {}
  private let window: AccessibleWindow
  private let content = Content()
  private let slider = "/org/a11y/atspi/accessible/2_7"

  init() {
    window = AccessibleWindow(number: 2, in: application) {
      AccessibleWindow.Properties(
        title: "Poll", origin: CGPoint(x: 500, y: 300), size: CGSize(width: 200, height: 100),
        pixelsPerPoint: 2)
    }
    window.content = content
  }

  private func call(
    _ member: String, of interface: String, _ arguments: DBusValue..., path: String? = nil
  ) -> [DBusValue]? {
    AccessibleReplies(application: application, path: path ?? slider)?
      .reply(to: member, of: "org.a11y.atspi.\(interface)", arguments)
  }

  private func get(_ property: String, of interface: String) -> DBusValue? {
    AccessibleReplies(application: application, path: slider)?
      .reply(
        to: "Get", of: "org.freedesktop.DBus.Properties",
        [.string("org.a11y.atspi.\(interface)"), .string(property)])?.first?.unwrapped
  }

  @Test func `paths stand for the program, its windows and the objects in them`() {
    for path in ["root", "2", "2_4", "2_7"] {
      let full = "/org/a11y/atspi/accessible/\(path)"
      #expect(AccessibleReference(path: full, in: [window])?.path == full)
      #expect(AccessibleReplies(application: application, path: full) != nil)
    }
    for path in ["", "3", "2_", "2_x", "2_7_1", "3_7", "2_99", "-2"] {
      let full = "/org/a11y/atspi/accessible/\(path)"
      #expect(AccessibleReplies(application: application, path: full) == nil, "\(path)")
    }
    #expect(AccessibleReplies(application: application, path: "/elsewhere/2") == nil)
  }

  @Test func `objects have a role, a name, a parent and a place in it`() {
    #expect(call("GetRole", of: "Accessible") == [.uint32(51)])
    #expect(call("GetRoleName", of: "Accessible") == [.string("slider")])
    #expect(get("Name", of: "Accessible") == .string("Volume"))
    #expect(call("GetIndexInParent", of: "Accessible") == [.int32(0)])
    #expect(
      get("Parent", of: "Accessible")
        == .structure([.string(""), .objectPath("/org/a11y/atspi/accessible/2_4")]))
    // Bits 8, 11, 24 and 30: enabled, focusable, sensitive and visible.
    let bits: UInt32 = 1 << 8 | 1 << 11 | 1 << 24 | 1 << 30
    #expect(call("GetState", of: "Accessible") == [.array(of: "u", [.uint32(bits), .uint32(0)])])
  }

  @Test func `frames are in whole pixels from the desktop, the window and the object around`() {
    func extents(_ kind: UInt32) -> [DBusValue]? {
      call("GetExtents", of: "Component", .uint32(kind))
    }
    func numbers(_ numbers: Int32...) -> [DBusValue] {
      [.structure(numbers.map { .int32($0) })]
    }
    // Twice as many pixels as points; 60.5 to 80.5 touch the pixels from 60 to 81.
    #expect(extents(1) == numbers(30, 60, 80, 21))
    #expect(extents(0) == numbers(530, 360, 80, 21))
    #expect(extents(2) == numbers(10, 20, 80, 21))
    #expect(extents(3) == nil)
    #expect(
      call("Contains", of: "Component", .int32(540), .int32(370), .uint32(0)) == [.boolean(true)])
    #expect(
      call("Contains", of: "Component", .int32(540), .int32(370), .uint32(1)) == [.boolean(false)])
  }

  @Test func `the innermost object at a point is found`() {
    func object(_ x: Int32, _ y: Int32) -> DBusValue? {
      call(
        "GetAccessibleAtPoint", of: "Component", .int32(x), .int32(y), .uint32(1),
        path: "/org/a11y/atspi/accessible/2")?.first
    }
    func reference(_ path: String) -> DBusValue {
      .structure([.string(""), .objectPath("/org/a11y/atspi/\(path)")])
    }
    #expect(object(40, 70) == reference("accessible/2_7"))
    #expect(object(200, 130) == reference("accessible/2_4"))
    #expect(object(2, 2) == reference("accessible/2"))
    #expect(object(401, 2) == reference("null"))
  }

  @Test func `actions are performed by their number`() {
    #expect(get("NActions", of: "Action") == .int32(2))
    #expect(call("GetName", of: "Action", .int32(0)) == [.string("increment")])
    #expect(call("DoAction", of: "Action", .int32(1)) == [.boolean(true)])
    #expect(call("DoAction", of: "Action", .int32(2)) == [.boolean(false)])
    #expect(call("DoAction", of: "Action", .int32(-1)) == [.boolean(false)])
    #expect(call("GrabFocus", of: "Component") == [.boolean(true)])
    #expect(content.performed == [.decrement, .focus])
  }

  @Test func `numbers are read and set`() {
    #expect(get("CurrentValue", of: "Value") == .double(3))
    #expect(get("MaximumValue", of: "Value") == .double(10))
    let replies = AccessibleReplies(application: application, path: slider)
    func set(_ property: String, _ value: DBusValue) -> [DBusValue]? {
      replies?.reply(
        to: "Set", of: "org.freedesktop.DBus.Properties",
        [.string("org.a11y.atspi.Value"), .string(property), .variant(value)])
    }
    #expect(set("CurrentValue", .double(5)) == [])
    #expect(set("CurrentValue", .string("5")) == nil)
    #expect(set("MaximumValue", .double(5)) == nil)
    #expect(content.performed == [.setValue(5)])
  }

  @Test func `unknown members and interfaces are refused`() {
    #expect(call("Explode", of: "Accessible") == nil)
    #expect(call("GetText", of: "Text", .int32(0), .int32(-1)) == nil)
    #expect(call("GetRole", of: "Nothing") == nil)
    #expect(call("GetChildAtIndex", of: "Accessible", .string("0")) == nil)
  }

  @Test func `values that contain others have a signature, and make a message`() throws {
    let items = try #require(
      call("GetItems", of: "Cache", path: AccessibleReference.cachePath)?.first)
    #expect(items.signature == "a((so)(so)(so)iiassusau)")
    guard case .array(_, let list) = items else {
      Issue.record("no list")
      return
    }
    #expect(list.count == 4)
    #expect(list.allSatisfy { $0.signature == "((so)(so)(so)iiassusau)" })
    let attributes = try #require(call("GetAttributes", of: "Accessible")?.first)
    #expect(attributes.signature == "a{ss}")
    let address = DBusMessage.Address(service: nil, path: "/a", interface: "a.b")
    let path = DBusValue.objectPath("/a/b")
    let message = try #require(DBusMessage("Signal", of: address, [items, attributes, path]))
    // The written message is read again.
    #expect(message.arguments.count == 3)
    #expect(message.arguments.first == items)
    #expect(message.arguments.last == path)
  }

  @Test func `a text is read by characters, words and lines`() {
    let text = AccessibleText("Größe 🐠\nfor  two")
    func part(_ offset: Int, _ unit: AccessibilityTextUnit) -> String {
      text.string(in: text.range(of: unit, at: offset))
    }
    #expect(text.count == 16)
    #expect(part(2, .character) == "ö")
    #expect([0, 4, 5].map { part($0, .word) } == ["Größe ", "Größe ", "Größe "])
    #expect([6, 7].map { part($0, .word) } == ["🐠\n", "🐠\n"])
    #expect([8, 12, 15].map { part($0, .word) } == ["for  ", "for  ", "two"])
    #expect(
      [0, 7, 8, 15].map { part($0, .line) } == ["Größe 🐠\n", "Größe 🐠\n", "for  two", "for  two"])
    #expect(part(16, .word) == "" && part(-1, .line) == "" && part(99, .character) == "")
    #expect(text.string(in: 6..<99) == "🐠\nfor  two")
    #expect(text.string(in: 20..<99) == "")
  }
}
