// Parses the input of a call against its endpoint. Errors name fields and never contain their values.
import type { ProblemField } from '@loan/domain/contract/problem'
import * as v from 'valibot'
import { ProblemError } from './problemError.ts'
import { buildPointer } from '../lib/leadError.ts'

const unstorable = /[\0\p{Cs}]/u

type PathedValue = { readonly path: readonly string[]; readonly value: unknown }

/**
 * Returns the path of the first text that the database cannot store (NUL, half of a surrogate pair), or null. It uses
 * no recursion, because a body can be deeply nested.
 */
const findUnstorable = (root: unknown): readonly string[] | null => {
  const pending: PathedValue[] = [{ path: [], value: root }]
  for (let found = pending.pop(); found !== undefined; found = pending.pop()) {
    const { path, value } = found
    if (typeof value === 'string' && unstorable.test(value)) return path
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (unstorable.test(key)) return path
      pending.push({ path: path.length < 8 ? [...path, key] : path, value: inner })
    }
  }
  return null
}

const rejectUnstorable = (input: unknown): void => {
  const path = findUnstorable(input)
  if (path === null) return
  throw new ProblemError('bad-request', 'A text contains characters that cannot be stored.', {
    errors: [
      {
        fieldName: path.join('.'),
        code: 'not-text',
        message: 'Contains characters that cannot be stored.',
        pointer: buildPointer(path),
      },
    ],
  })
}

const toErrorCode = (issue: v.BaseIssue<unknown>): string => {
  if (issue.type === 'array' && Array.isArray(issue.input)) return 'too-many'
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'unknown-field'
  return issue.received === 'undefined' ? 'required' : 'wrong-type'
}

const messages: Readonly<Record<string, string>> = {
  'unknown-field': 'No such field.',
  required: 'An answer is needed.',
  'too-many': 'The list has more entries than allowed.',
}

const readPathKeys = (issue: v.BaseIssue<unknown>): readonly string[] =>
  (issue.path ?? []).map(({ key }) => String(key))

const buildProblemField = (issue: v.BaseIssue<unknown>): ProblemField => {
  const path = readPathKeys(issue)
  const code = toErrorCode(issue)
  const fieldName = path.join('.')
  return {
    fieldName,
    code,
    message: messages[code] ?? `The value has the wrong format (${issue.kind} ${issue.type}).`,
    pointer: buildPointer(path),
  }
}

/** Returns the path of a list in place of an object, or null: valibot parses an empty list as an empty object. */
const findListAsObject = (input: unknown, output: unknown, path: readonly string[]): readonly string[] | null => {
  if (Array.isArray(input) !== Array.isArray(output)) return path
  if (typeof output !== 'object' || output === null) return null
  const received = new Map<string, unknown>(Object.entries(input ?? {}))
  for (const [key, inner] of Object.entries(output)) {
    const found = findListAsObject(received.get(key), inner, [...path, key])
    if (found !== null) return found
  }
  return null
}

const misfitDetail = 'Fields are missing, unknown or of another type.'

/** @assumed 100 errors are enough for a developer to find the fault. */
const maxErrors = 100

/**
 * Throws `bad-request` with the first invalid fields. The handler parses a file. The checks that traverse the whole
 * input run after the schema, because the schema limits its size.
 */
export const parseInput = <Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> => {
  const parsed = v.safeParse(schema, input)
  if (!parsed.success) {
    throw new ProblemError('bad-request', misfitDetail, {
      errors: parsed.issues.slice(0, maxErrors).map(buildProblemField),
    })
  }
  if (input instanceof Uint8Array) return parsed.output
  rejectUnstorable(input)
  const path = findListAsObject(input, parsed.output, [])
  if (path === null) return parsed.output
  throw new ProblemError('bad-request', misfitDetail, {
    errors: [
      {
        fieldName: path.join('.'),
        code: 'wrong-type',
        message: 'Expected an object and received a list.',
        pointer: buildPointer(path),
      },
    ],
  })
}
