// Reads the expected texts from the locale files of the page, as the build prepares them.
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { fromRoot } from '../../tools/process/root.ts'
import { parseTexts } from '../../web/build/noBreakSpaces.ts'

const textsSchema = v.record(v.string(), v.unknown())

const files = new Map<string, Readonly<Record<string, unknown>>>()

const readTexts = (locale: string, namespace: string): Readonly<Record<string, unknown>> => {
  const name = `web/src/locales/${locale}/${namespace}.json`
  const cached = files.get(name) ?? v.parse(textsSchema, parseTexts(locale, readFileSync(fromRoot(name), 'utf8')))
  files.set(name, cached)
  return cached
}

/**
 * `getText('pl', 'common', 'requestProblems>server')`. Replaces placeholders (`{{name}}`). Throws for an unknown key.
 */
export const getText = (
  locale: string,
  namespace: string,
  key: string,
  placeholders: Readonly<Record<string, string | number>> = {},
): string => {
  const found = key
    .split('>')
    .reduce<unknown>(
      (value, segment) => (v.is(textsSchema, value) ? value[segment] : undefined),
      readTexts(locale, namespace),
    )
  if (typeof found !== 'string') throw new Error(`${locale}/${namespace} has no ${key}`)
  return found.replaceAll(/\{\{(\w+)\}\}/gu, (_gap, name: string) => String(placeholders[name] ?? ''))
}
