// Finds all nodes of a valibot schema with their paths, so that tests derive their input from the contract and not from
// a list. Not for production code.

export type SchemaNode = {
  /** Keys of the value; `*` is any item of a list or record. */
  readonly path: readonly string[]
  readonly type: string
}

const readProperty = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const wrappers = ['optional', 'exact_optional', 'nullable', 'nullish', 'undefinedable', 'non_optional', 'non_nullable']
const objects = ['object', 'strict_object', 'loose_object', 'object_with_rest']
const leaves = ['string', 'number', 'boolean', 'literal', 'picklist', 'custom', 'null', 'undefined']

type Child = { readonly key: string | null; readonly schema: unknown }

/** Throws for an unknown kind, so that the tests do not miss a new kind. */
const readChildren = (schema: unknown, type: string): readonly Child[] => {
  if (objects.includes(type)) {
    const entries = readProperty(schema, 'entries')
    return Object.keys(entries ?? {}).map((key) => ({ key, schema: readProperty(entries, key) }))
  }
  if (wrappers.includes(type)) return [{ key: null, schema: readProperty(schema, 'wrapped') }]
  if (type === 'array') return [{ key: '*', schema: readProperty(schema, 'item') }]
  if (type === 'record') return [{ key: '*', schema: readProperty(schema, 'value') }]
  if (type === 'union' || type === 'variant') {
    return toList(readProperty(schema, 'options')).map((option) => ({ key: null, schema: option }))
  }
  if (leaves.includes(type)) return []
  throw new Error(`Unknown schema kind ${type}`)
}

export const findNodes = (schema: unknown, path: readonly string[] = []): readonly SchemaNode[] => {
  const type = String(readProperty(schema, 'type'))
  const children = readChildren(schema, type).flatMap(({ key, schema: inner }) =>
    findNodes(inner, key === null ? path : [...path, key]),
  )
  return [{ path, type }, ...children]
}
