// What a call brings, parsed against its row of the contract. Names fields, never repeats their values.
import type { FieldError } from '@loan/domain/contract/problem'
import * as v from 'valibot'
import { ProblemError } from './problemError.ts'
import { pointerTo } from '../lib/leadError.ts'

const unstorable = /[\0\p{Cs}]/u

type Found = { readonly path: readonly string[]; readonly value: unknown }

/** Paths of texts the database cannot hold: NUL, and halves of surrogate pairs. Without recursion, as bodies may be deep. */
const findUnstorable = (root: unknown): readonly string[] | null => {
  const open: Found[] = [{ path: [], value: root }]
  for (let found = open.pop(); found !== undefined; found = open.pop()) {
    const { path, value } = found
    if (typeof value === 'string' && unstorable.test(value)) return path
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (unstorable.test(key)) return path
      open.push({ path: path.length < 8 ? [...path, key] : path, value: inner })
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
        pointer: pointerTo(path),
      },
    ],
  })
}

const codeOf = (issue: v.BaseIssue<unknown>): string => {
  if (issue.type === 'array' && Array.isArray(issue.input)) return 'too-many'
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'unknown-field'
  return issue.received === 'undefined' ? 'required' : 'wrong-type'
}

const messages: Readonly<Record<string, string>> = {
  'unknown-field': 'No such field.',
  required: 'An answer is needed.',
  'too-many': 'More entries than a list of this kind may have.',
}

const keysOf = (issue: v.BaseIssue<unknown>): readonly string[] => (issue.path ?? []).map(({ key }) => String(key))

const buildFieldError = (issue: v.BaseIssue<unknown>): FieldError => {
  const path = keysOf(issue)
  const code = codeOf(issue)
  const fieldName = path.join('.')
  return {
    fieldName,
    code,
    message: messages[code] ?? `Not of the form expected (${issue.kind} ${issue.type}).`,
    pointer: pointerTo(path),
  }
}

const isKeyed = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A list where an object should be: to valibot an empty list is an empty object. */
const findListAsObject = (input: unknown, output: unknown, path: readonly string[]): readonly string[] | null => {
  if (Array.isArray(input) !== Array.isArray(output)) return path
  if (typeof output !== 'object' || output === null) return null
  for (const [key, inner] of Object.entries(output)) {
    const found = findListAsObject(isKeyed(input) ? input[key] : undefined, inner, [...path, key])
    if (found !== null) return found
  }
  return null
}

const misfit = 'Fields are missing, unknown or of another type.'

/** @assumed enough for a developer to see what is wrong. */
const maxErrors = 100

/**
 * A file is parsed by whoever handles it. Throws `bad-request` with the first fields that do not fit. Whatever passes
 * over the whole input comes after the schema, which limits its size.
 */
export const parseInput = <Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> => {
  const parsed = v.safeParse(schema, input)
  if (!parsed.success) {
    throw new ProblemError('bad-request', misfit, { errors: parsed.issues.slice(0, maxErrors).map(buildFieldError) })
  }
  if (input instanceof Uint8Array) return parsed.output
  rejectUnstorable(input)
  const path = findListAsObject(input, parsed.output, [])
  if (path === null) return parsed.output
  throw new ProblemError('bad-request', misfit, {
    errors: [
      {
        fieldName: path.join('.'),
        code: 'wrong-type',
        message: 'A list where an object should be.',
        pointer: pointerTo(path),
      },
    ],
  })
}
