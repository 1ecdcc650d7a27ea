/// The log, for files that import the module OSLog: the compiler gives a module one other name only.
@_exported public import PlumbLog
