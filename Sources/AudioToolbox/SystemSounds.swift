public import Foundation
internal import PlumbBase
internal import PlumbSound

/// The number of a system sound.
public typealias SystemSoundID = UInt32
/// The result of a function; 0 for success.
public typealias OSStatus = Int32
/// The address of a file, so that `url as CFURL` is accepted.
public typealias CFURL = URL

/// The alert of the system: a short tone.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x1000
/// Accepted; the screen does not flash.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSystemSoundID_FlashScreen: SystemSoundID = 0xFFE
/// Accepted; a desktop does not vibrate.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// The result of a function that was successful.
public let kAudioServicesNoError: OSStatus = 0
/// The result for a file that cannot be played.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1_500
/// The result for a number that no sound has.
public let kAudioServicesBadSystemSoundIDError: OSStatus = 0x7073_6E64

/// Gives a number to the sound in a file, in the formats of `AVAudioPlayer`.
///
/// - Parameters:
///   - inFileURL: the file.
///   - outSystemSoundID: receives the number; 0 if the file cannot be played, which a warning tells.
/// - Returns: 0, or an error for a file that cannot be played.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  do {
    outSystemSoundID.pointee = SystemSoundTable.add(try Sound(contentsOf: inFileURL))
    return kAudioServicesNoError
  } catch {
    RuntimeWarning.showOnce("\(error)")
    outSystemSoundID.pointee = 0
    return kAudioServicesSystemSoundUnspecifiedError
  }
}

/// Gives a number to the sound in a file.
///
/// - Returns: 0, or an error for a file that cannot be played.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  AudioServicesCreateSystemSoundID(inFileURL as URL, outSystemSoundID)
}

/// Removes a sound; while it is played it is played to its end.
///
/// - Returns: 0, or an error for a number that no sound has.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  SystemSoundTable.remove(inSystemSoundID)
    ? kAudioServicesNoError : kAudioServicesBadSystemSoundIDError
}

/// Plays a sound. The sounds of Apple's systems, such as 1104, are silent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  SystemSoundTable.play(inSystemSoundID, then: nil)
}

/// Plays a sound, and calls a function on the main thread after its end.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  SystemSoundTable.play(inSystemSoundID, then: inCompletionBlock)
}

/// Plays a sound as an alert, which is the same here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  SystemSoundTable.play(inSystemSoundID, then: nil)
}

/// Plays a sound as an alert, and calls a function on the main thread after its end.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  SystemSoundTable.play(inSystemSoundID, then: inCompletionBlock)
}
