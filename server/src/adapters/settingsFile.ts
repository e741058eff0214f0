// Reads the JSON files of outside systems. A file contains no secret: each row names the environment variable of its
// secret.
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { ConfigError } from '../config/config.ts'
import type { SharedSecrets } from '../lib/signedBody.ts'
import { isLoopbackHost } from '../lib/isLoopbackHost.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export const shortText = (max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, 'a text'), v.maxLength(max, `at most ${max} characters`))

/** A page or a call of an outside system. Without TLS only on this machine. */
export const httpUrl = v.pipe(
  v.string(),
  v.maxLength(2000, 'a shorter address'),
  v.check((text) => {
    if (!URL.canParse(text)) return false
    const { protocol, hostname, username, password, hash } = new URL(text)
    const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname))
    return isSafe && username === '' && password === '' && hash === ''
  }, 'an address like https://api.lender.example/loans, with http only on this machine'),
)

const formerSuffix = '_FORMER'

/** The name of the environment variable with the secret of a row. It is not that of another row's former secret. */
export const secretVariable = v.pipe(
  v.string(),
  v.regex(
    /^[A-Z][A-Z0-9_]{2,60}$/u,
    'the name of an environment variable of 3 to 61 capital letters, digits and underscores',
  ),
  v.check((name) => !name.endsWith(formerSuffix), `a name without ${formerSuffix} at its end`),
)

const isSecret = (text: string | undefined): text is string => text !== undefined && /^[!-~]{32,200}$/u.test(text)

export type SettingsFile<Content> = {
  readonly content: Content
  /** Throws ConfigError when a key occurs twice. */
  readonly assertUnique: (keys: readonly string[]) => void
  /**
   * The secret of the row, and its former one, if the variable with `_FORMER` after the name has one. Throws
   * ConfigError when the current one is missing, or one is malformed.
   */
  readonly readSecrets: (environment: Environment, key: string, variable: string) => SharedSecrets
}

/** Some editors write a byte order mark. */
const parseFile = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/u, ''))

const kindNames: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  Array: 'an array',
  Object: 'an object',
  integer: 'an integer',
}

/**
 * The problem of one field. It does not contain the received value, which can be a secret in the wrong field; valibot's
 * own messages contain it.
 */
const describeIssue = (issue: v.BaseIssue<unknown>): string => {
  const field = v.getDotPath(issue) ?? 'the file'
  if (issue.type === 'strict_object' && issue.expected === 'never') return `${field} is not a known field`
  if (issue.received === 'undefined') return `${field} is missing`
  if (!issue.message.startsWith('Invalid ')) return `${field} should be ${issue.message}`
  const expected = issue.expected ?? (issue.type === 'integer' ? 'integer' : 'another value')
  return `${field} should be ${kindNames[expected] ?? expected}`
}

/** `variable` named the file. Throws ConfigError with the variable, the file, the path in it and the expected value. */
export const readSettingsFile = <Schema extends v.GenericSchema>(
  variable: string,
  file: string,
  schema: Schema,
): SettingsFile<v.InferOutput<Schema>> => {
  const buildError = (problem: string): ConfigError => new ConfigError(`${variable} ${file}: ${problem}`)
  const readContent = (): unknown => {
    try {
      return parseFile(file)
    } catch (error) {
      throw buildError(error instanceof SyntaxError ? 'is not JSON' : 'cannot be read')
    }
  }
  const parsed = v.safeParse(schema, readContent())
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw buildError(describeIssue(issue))
  }
  return {
    content: parsed.output,
    assertUnique: (keys) => {
      const repeated = keys.find((key, index) => keys.indexOf(key) !== index)
      if (repeated !== undefined) throw buildError(`the key ${repeated} is not unique`)
    },
    readSecrets: (environment, key, variable) => {
      const read = (name: string): string => {
        const secret = environment[name]
        if (!isSecret(secret)) throw buildError(`${key} needs ${name}: 32 to 200 visible ASCII characters`)
        return secret
      }
      const current = read(variable)
      const former = `${variable}${formerSuffix}`
      return (environment[former] ?? '') === '' ? [current] : [current, read(former)]
    },
  }
}
