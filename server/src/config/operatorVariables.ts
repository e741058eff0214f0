// The environment variable of the operators' keys. config.ts spreads it; docs/operating.md explains it.
import * as v from 'valibot'

export type OperatorKey = {
  /** Who uses the key, as the log of actions names it. */
  readonly label: string
  readonly key: string
}

/** A comma separates two keys, so no key contains one. */
const pairPattern = /^(?<label>[a-z][a-z0-9-]{0,30}):(?<key>[!-+\--~]{32,200})$/u

/** Null for text that is not a list of labels and keys. */
const parseKeys = (text: string): readonly OperatorKey[] | null => {
  const pairs = text.split(',').map((pair) => pairPattern.exec(pair.trim())?.groups)
  const keys = pairs.flatMap((groups) => {
    const { label, key } = groups ?? {}
    return label === undefined || key === undefined ? [] : [{ label, key }]
  })
  return keys.length === pairs.length ? keys : null
}

const hasDuplicates = (keys: readonly OperatorKey[]): boolean =>
  new Set(keys.map(({ label }) => label)).size < keys.length || new Set(keys.map(({ key }) => key)).size < keys.length

const operatorKeys = v.pipe(
  v.string(),
  v.check(
    (text) => parseKeys(text) !== null,
    'pairs like anna:KEY,ben:KEY, each key with 32 to 200 visible characters',
  ),
  v.check((text) => !hasDuplicates(parseKeys(text) ?? []), 'pairs with different labels and different keys'),
)

export const operatorVariables = { OPERATOR_KEYS: v.optional(operatorKeys) } as const

/** Variables whose value is never in a message. */
export const operatorSecrets: readonly string[] = Object.keys(operatorVariables)

/** Empty when the pages of the operators do not exist. */
export const readOperatorKeys = ({
  OPERATOR_KEYS,
}: {
  readonly OPERATOR_KEYS?: string | undefined
}): readonly OperatorKey[] => (OPERATOR_KEYS === undefined ? [] : (parseKeys(OPERATOR_KEYS) ?? []))
