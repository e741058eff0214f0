// What a program prints when it fails for a reason that it does not know.
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, it } from 'vitest'
import { formatUnexpectedError } from './formatUnexpectedError.ts'

it('says what PostgreSQL replied to a query, without parameters and messages that can contain answers', () => {
  const cause = Object.assign(new Error('could not extend file for anna@example.com'), { code: '53100' })
  const error = new DrizzleQueryError('insert into leads values ($1)', ['anna@example.com\nWarszawa'], cause)
  const text = formatUnexpectedError(error, 'no error')
  expect(text).toMatch(/^Error: Failed query: insert into leads values \(\$1\)\n +at /u)
  expect(text).toMatch(/\nCodes: 53100$/u)
  expect(text).not.toMatch(/anna|Warszawa/u)
})

it('describes what is no error', () => {
  expect(formatUnexpectedError('thrown text', 'The server did not start')).toBe('The server did not start')
  expect(formatUnexpectedError(new TypeError('x'), 'no error')).toMatch(/^TypeError: x\n +at /u)
})
