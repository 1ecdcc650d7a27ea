public import Foundation
internal import PlumbBase
internal import PlumbSound

/// Plays the sounds of files one after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private let waiting = Guarded<[AVPlayerItem]>([])

  /// Creates a player of some items.
  public init(items: [AVPlayerItem]) {
    super.init(playerItem: items.first)
    actionAtItemEnd = .advance
    waiting.withLock { $0 = Array(items.dropFirst()) }
  }

  /// Creates a player without an item.
  public override init() {
    super.init(playerItem: nil)
    actionAtItemEnd = .advance
  }

  /// Creates a player of an item.
  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    actionAtItemEnd = .advance
  }

  /// The items that are not finished, the one that is played first.
  open func items() -> [AVPlayerItem] {
    (currentItem.map { [$0] } ?? []) + waiting.withLock { $0 }
  }

  /// Whether an item may be inserted: whether it is not there.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !items().contains { $0 === item }
  }

  /// Inserts an item after another one, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    guard currentItem != nil else { return replaceCurrentItem(with: item) }
    let isCurrent = currentItem === afterItem
    waiting.withLock { items in
      let place = items.firstIndex { $0 === afterItem }.map { $0 + 1 }
      items.insert(item, at: place ?? (isCurrent ? 0 : items.count))
    }
  }

  /// Removes an item; that which is played is followed by the next one.
  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { return advanceToNextItem() }
    waiting.withLock { $0.removeAll { $0 === item } }
  }

  /// Removes all items.
  open func removeAllItems() {
    waiting.withLock { $0 = [] }
    replaceCurrentItem(with: nil)
  }

  /// Ends the item that is played and plays the next one.
  open func advanceToNextItem() {
    replaceCurrentItem(with: waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() })
  }

  @MainActor override func itemDidEnd(isFinished: Bool) {
    if isFinished, actionAtItemEnd == .advance {
      advanceToNextItem()
    } else {
      super.itemDidEnd(isFinished: isFinished)
    }
  }
}

/// Repeats an item of a player without an end.
open class AVPlayerLooper: NSObject {
  private let item: AVPlayerItem

  /// Makes an item the one of a player, and repeats it.
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
    item = templateItem
    super.init()
    item.sound?.repetitionCount = -1
    if player.currentItem !== item { player.replaceCurrentItem(with: item) }
  }

  deinit { disableLooping() }

  /// Lets the item end after the repetition that is played.
  open func disableLooping() { item.sound?.repetitionCount = 0 }
}
