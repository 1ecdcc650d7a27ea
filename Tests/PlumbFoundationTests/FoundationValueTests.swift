import Foundation
import PlumbFoundation
import Testing

@Suite struct FoundationValueTests {
  @Test func `geometry is compared by its numbers`() {
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 2, height: 1)))
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGPoint(x: 1, y: 2).equalTo(.zero))
    #expect(
      CGRect(x: 1, y: 2, width: 3, height: 4).equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(!CGRect.zero.equalTo(CGRect(x: 0, y: 0, width: 0, height: 1)))
  }

  @Test func `notifications of one name wait until they are asked for`() async {
    let center = NotificationCenter()
    let name = Notification.Name("a")
    var notifications = center.notifications(named: name).makeAsyncIterator()
    center.post(name: Notification.Name("b"), object: nil)
    center.post(name: name, object: nil, userInfo: ["number": 1])
    center.post(name: name, object: nil, userInfo: ["number": 2])
    #expect(await notifications.next()?.userInfo?["number"] as? Int == 1)
    #expect(await notifications.next()?.userInfo?["number"] as? Int == 2)
  }

  @Test func `the end of a task ends its notifications`() async {
    let task = Task {
      var count = 0
      for await _ in NotificationCenter().notifications(named: Notification.Name("a")) {
        count += 1
      }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }

  @Test func `the machine is neither hot nor saving power`() {
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
  }
}
