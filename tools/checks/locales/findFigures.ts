// Finds digits beside the words for hours and days. Such a figure is a setting of the product or of the server, so a
// legal text takes it from there, by a placeholder.
import { toBaseKey, type LocaleTexts } from './textKeys.ts'

/** The number of days in which a European applicant may withdraw from a contract is the law's (CCD2 Art. 26). */
const figuresOfLaw: ReadonlySet<string> = new Set([
  'documents: terms>paragraphs>withdrawal',
  'legal: withdrawal-14-days>title',
  'legal: withdrawal-14-days>text',
  // The Polish act on economic information and the Colombian Ley 1266 of 2008.
  'policies: debtor-register-query>text',
  'policies: credit-database-query>text',
])

const legalNamespaces: readonly string[] = ['documents', 'legal', 'policies']

const toPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')

/**
 * The words for hours and days of the locale, from the forms of its own figures. Longer forms such as `Tagen` and
 * `godzinach` start with one of them.
 */
const listTimeWords = (texts: LocaleTexts): readonly string[] =>
  [...(texts.get('documents') ?? [])]
    .filter(([key]) => key.startsWith('figures>'))
    .map(([, form]) => toPlainSpaces(form.replace('{{count}}', '')).trim())

export const findFigures = (locale: string, texts: LocaleTexts): readonly string[] => {
  const words = listTimeWords(texts)
  if (words.length === 0) return [`${locale}/documents: figures has no words for hours and days`]
  const figure = new RegExp(`\\d+[\\s-]*(?:${words.join('|')}|h\\b)`, 'iu')
  return [...texts]
    .filter(([namespace]) => legalNamespaces.includes(namespace))
    .flatMap(([namespace, all]) =>
      [...all].flatMap(([key, text]) => {
        const found = figuresOfLaw.has(`${namespace}: ${toBaseKey(key)}`)
          ? undefined
          : figure.exec(toPlainSpaces(text))?.[0]
        return found === undefined
          ? []
          : [`${locale}/${namespace}: ${key} has the figure "${found}": take it from the product, as {{draftHours}}`]
      }),
    )
}
