// The part of Foundation that is a module of its own on Linux.
@_exported public import Combine
@_exported public import FoundationNetworking
