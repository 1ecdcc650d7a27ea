/// Calls a function and returns its result.
///
/// On Apple's systems objects of Objective-C that the function leaves behind are released afterwards. Swift on Linux
/// releases each object at its last use.
public func autoreleasepool<Result, Failure>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
