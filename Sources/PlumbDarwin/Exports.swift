/// The C library, for files that import the module Darwin.
@_exported public import AppleFoundation
@_exported public import Glibc
