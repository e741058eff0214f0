// Finds digits beside the words for hours and days. Such a figure is a setting of the product or of the server, so a
// legal text takes it from there, by a placeholder.
import { listTexts, type LocaleTexts, toLocation } from './textKeys.ts'

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

export const findFigures = (texts: LocaleTexts): readonly string[] => {
  // From the forms of the locale's own figures. Longer forms such as `Tagen` and `godzinach` start with one of them.
  const words = [...(texts.get('documents') ?? [])]
    .filter(([key]) => key.startsWith('figures>'))
    .map(([, form]) => toPlainSpaces(form.replace('{{count}}', '')).trim())
  if (words.length === 0) return [`documents: figures has no words for hours and days`]
  const figure = new RegExp(`\\d+[\\s-]*(?:${words.join('|')}|h\\b)`, 'iu')
  return listTexts(texts).flatMap((one) => {
    const found = figure.exec(toPlainSpaces(one.text))?.[0]
    if (found === undefined || !legalNamespaces.includes(one.namespace) || figuresOfLaw.has(toLocation(one))) return []
    return [`${one.namespace}: ${one.key} has the figure "${found}": take it from the product, as {{draftHours}}`]
  })
}
