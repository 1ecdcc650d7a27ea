// Every file of the modules above sees Foundation through this one line, and the files of the system.
@_exported public import Foundation
@_exported public import PlumbFiles
