/// The clock of animations, for files that import the module QuartzCore. There are no layers.
@_exported public import AppleFoundation
