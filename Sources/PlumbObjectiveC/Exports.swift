/// The objects of Foundation, for files that import the module ObjectiveC.
@_exported public import AppleFoundation
