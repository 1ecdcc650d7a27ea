@_exported public import PlumbCore
@_exported public import PlumbSDL
