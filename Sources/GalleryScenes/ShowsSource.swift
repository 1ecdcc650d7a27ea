/// Adds `sourceFile`, the text of the file that contains the type, as it is when it is compiled.
///
/// A text that is shown beside the views it makes cannot differ from their source then, and a program
/// that is installed has it without the sources. The line with the attribute itself is left out.
@attached(member, names: named(sourceFile))
macro ShowsSource() = #externalMacro(module: "PlumbMacros", type: "ShowsSourceMacro")
