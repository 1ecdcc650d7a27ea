@_exported public import MonospacedText
