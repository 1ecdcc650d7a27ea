import Foundation
import PlumbUI
import Testing

@Suite struct `A tree report` {
  @Test func `is JSON with the keys of the contract`() throws {
    let frame = TreeReport.Frame(x: 1, y: 2.5, width: 30, height: 40)
    let text = TreeReport.Node(type: "Text", label: "a/\"b\"", frame: frame, children: [])
    let root = TreeReport.Node(type: "VStack", label: nil, frame: frame, children: [text])
    let report = TreeReport(
      size: TreeReport.Size(width: 390, height: 844), scale: 1.5, root: root)
    let json = String(decoding: try report.jsonLine(), as: UTF8.self)
    // Written by hand from the contract; keys are in alphabetical order.
    let place = #""frame":{"height":40,"width":30,"x":1,"y":2.5}"#
    let inner = #"{"children":[],\#(place),"label":"a/\"b\"","type":"Text"}"#
    let outer = #"{"children":[\#(inner)],\#(place),"type":"VStack"}"#
    #expect(
      json == #"{"root":\#(outer),"scale":1.5,"size":{"height":844,"width":390}}"#)
    #expect(try JSONDecoder().decode(TreeReport.self, from: Data(json.utf8)) == report)
  }

  @Test func `is an outline with a line for each element`() {
    let inner = TreeReport.Node(
      type: "Text", label: "two\nlines",
      frame: TreeReport.Frame(x: 1, y: 2.5, width: 30, height: 40), children: [])
    let root = TreeReport.Node(
      type: "VStack", label: nil, frame: TreeReport.Frame(x: 0, y: 0, width: 32, height: 45),
      children: [inner, inner])
    #expect(
      root.outline == """
        VStack  32 × 45 at x: 0, y: 0
          Text "two lines"  30 × 40 at x: 1, y: 2.5
          Text "two lines"  30 × 40 at x: 1, y: 2.5

        """)
  }
}
