// Flattens the nested files of a locale to keys, and maps plural and country variants to their base key.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { fromRoot } from '../../process/root.ts'

/** Texts of one file by path, such as `pages>name>title`. */
export type Texts = ReadonlyMap<string, string>
/** Files of one locale by namespace. */
export type LocaleTexts = ReadonlyMap<string, Texts>

const treeSchema = v.union([v.record(v.string(), v.unknown()), v.array(v.unknown())])

/** Throws when a leaf is not a string. */
export const flattenTexts = (tree: unknown, key = ''): Texts => {
  if (typeof tree === 'string') return new Map([[key, tree]])
  const parsed = v.safeParse(treeSchema, tree)
  if (!parsed.success) throw new Error(`${key === '' ? 'The file' : key} is not a text`)
  const start = key === '' ? '' : `${key}>`
  return new Map(Object.entries(parsed.output).flatMap(([name, child]) => [...flattenTexts(child, start + name)]))
}

export const localesFolder = 'web/src/locales'

export const readLocale = (locale: string): LocaleTexts =>
  new Map(
    readdirSync(fromRoot(localesFolder, locale))
      .filter((file) => file.endsWith('.json'))
      .map((file) => {
        const tree: unknown = JSON.parse(readFileSync(fromRoot(localesFolder, locale, file), 'utf8'))
        return [path.basename(file, '.json'), flattenTexts(tree)]
      }),
  )

export type Text = { readonly namespace: string; readonly key: string; readonly text: string }

export const listTexts = (texts: LocaleTexts): readonly Text[] =>
  [...texts].flatMap(([namespace, all]) => [...all].map(([key, text]) => ({ namespace, key, text })))

const plural = /_(?:zero|one|two|few|many|other)$/u

/** Option keys are values of the payload and can end like a plural. */
const isOption = (key: string): boolean => key.includes('>options>')

export const isPlural = (key: string): boolean => !isOption(key) && plural.test(key)

export const withoutPlural = (key: string): string => (isOption(key) ? key : key.replace(plural, ''))

/** The key that code uses: `label_PL`, `days_one` and `days_PL_few` are variants of `label` and `days`. */
export const toBaseKey = (key: string): string => withoutPlural(key).replace(/_[A-Z]{2}$/u, '')

export const groupBy = <T>(list: readonly T[], getKey: (item: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>()
  for (const item of list) groups.set(getKey(item), [...(groups.get(getKey(item)) ?? []), item])
  return groups
}

/** `namespace: key` of the base key. */
export const toLocation = ({ namespace, key }: { readonly namespace: string; readonly key: string }): string =>
  `${namespace}: ${toBaseKey(key)}`
