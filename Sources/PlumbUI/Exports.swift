@_exported public import PlumbApp
@_exported public import PlumbSDL
