import { parseArgs } from 'node:util'
import { expect, it } from 'vitest'
import { CommandError } from './commandError.ts'
import { formatCommandError } from './runCommandLine.ts'

const catchError = (run: () => unknown): unknown => {
  try {
    return run()
  } catch (error) {
    return error
  }
}

it('prints the message of an error that the user can correct', () => {
  expect(formatCommandError(new CommandError('There is no product x'))).toBe('There is no product x')
  const unknownOption = catchError(() => parseArgs({ args: ['--al'], options: {} }))
  expect(formatCommandError(unknownOption)).toMatch(/^Unknown option '--al'[^\n]*$/u)
})

it('prints the stack trace of every other error', () => {
  expect(formatCommandError(new TypeError('x is not a function'))).toMatch(/^TypeError: x is not a function\n {4}at /u)
})
