// Parses data that a newer release may have written: keys that the schema does not have are ignored. Other differences
// are errors. For replies in the page and for stored data; input of applicants is parsed strictly, so that no answer is
// lost.
import * as v from 'valibot'
import { isRecord } from './records.ts'

/** More than any release adds. */
const maxAttempts = 50

const withoutKey = (value: unknown, [key, ...rest]: readonly unknown[]): unknown => {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === key ? withoutKey(item, rest) : item))
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      if (name !== key) return [[name, inner]]
      return rest.length === 0 ? [] : [[name, withoutKey(inner, rest)]]
    }),
  )
}

const listUnknownKeys = (issues: readonly v.BaseIssue<unknown>[]): readonly (readonly unknown[])[] =>
  issues
    .filter(({ type, expected }) => type === 'strict_object' && expected === 'never')
    .map(({ path = [] }) => path.map(({ key }) => key))

/** Like `v.safeParse`. Valibot reports one key of an object at a time, so each attempt removes the reported ones. */
export const parseTolerant = <Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.SafeParseResult<Schema> => {
  let value = input
  for (let attempt = 1; ; attempt += 1) {
    const parsed = v.safeParse(schema, value)
    if (parsed.success || attempt === maxAttempts) return parsed
    const unknownKeys = listUnknownKeys(parsed.issues)
    if (unknownKeys.length === 0) return parsed
    value = unknownKeys.reduce(withoutKey, value)
  }
}
