// The error of a command that its user can correct, such as an invalid argument or a missing program.

export class CommandError extends Error {
  override readonly name: string = 'CommandError'
}
