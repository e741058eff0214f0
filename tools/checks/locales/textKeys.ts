// Flattens the nested files of a locale to keys, and maps plural and country variants to their base key.
import * as v from 'valibot'

/** Texts of one file by path, such as `pages>name>title`. */
export type Texts = ReadonlyMap<string, string>
/** Files of one locale by namespace. */
export type LocaleTexts = ReadonlyMap<string, Texts>

const treeSchema = v.union([v.record(v.string(), v.unknown()), v.array(v.unknown())])

/** Throws when a leaf is not a string. */
export const flattenTexts = (tree: unknown, path = ''): Texts => {
  if (typeof tree === 'string') return new Map([[path, tree]])
  const parsed = v.safeParse(treeSchema, tree)
  if (!parsed.success) throw new Error(`${path === '' ? 'The file' : path} is not a text`)
  return new Map(
    Object.entries(parsed.output).flatMap(([key, child]) => [
      ...flattenTexts(child, path === '' ? key : `${path}>${key}`),
    ]),
  )
}

const plural = /_(?<category>zero|one|two|few|many|other)$/
const country = /_[A-Z]{2}$/

/** Option keys are values of the payload and can end like a plural. */
const isOption = (key: string): boolean => key.includes('>options>')

export const findPlural = (key: string): string | null =>
  isOption(key) ? null : (plural.exec(key)?.groups?.['category'] ?? null)

export const withoutPlural = (key: string): string => (isOption(key) ? key : key.replace(plural, ''))

/** The key that code uses: `label_PL`, `days_one` and `days_PL_few` are variants of `label` and `days`. */
export const toBaseKey = (key: string): string => withoutPlural(key).replace(country, '')

/** Names between double braces, without their format. */
export const findPlaceholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{\s*(?<name>[^},\s]+)[^}]*\}\}/g)].flatMap(({ groups }) => groups?.['name'] ?? [])
