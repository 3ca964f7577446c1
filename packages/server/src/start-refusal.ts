/**
 * A start that must not go on: a wrong setting, a folder in use, a database of a newer version.
 * The message is one Italian sentence that names the thing and says what to do; it is printed as it is,
 * without a stack, and the process ends with code 1.
 */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
}
