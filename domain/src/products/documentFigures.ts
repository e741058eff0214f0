// The retention times in the documents of a product. The build writes each with its plural forms into the HTML, and the
// server replaces those that it configures.

export type FigureName = 'draftHours' | 'finishedLeadDays'

/** @assumed answers of a submitted lead are retained this long after its expiry, for questions about its outcome. */
export const defaultFinishedLeadDays = 30

/** HTML by plural category, with `{{count}}`; in the attributes of the element, with `#`. */
export type PluralForms = Readonly<Record<string, string>>

/** Throws when the language has no form for this count. */
const formatCount = (forms: PluralForms, count: number, languageTag: string): string => {
  const category = new Intl.PluralRules(languageTag).select(count)
  const form = forms[category]
  if (form === undefined) throw new Error(`A figure has no plural form _${category} in ${languageTag}`)
  return form.replace(/\{\{count\}\}|#/u, String(count))
}

type Figure = {
  readonly name: FigureName
  readonly count: number
  readonly forms: PluralForms
  readonly languageTag: string
}

/** Returns an HTML element that `replaceFigures` finds. */
export const buildFigure = ({ name, count, forms, languageTag }: Figure): string => {
  const attributes = Object.entries(forms).map(
    ([category, form]) => ` data-${category}="${form.replace('{{count}}', '#')}"`,
  )
  return `<span data-figure="${name}"${attributes.join('')}>${formatCount(forms, count, languageTag)}</span>`
}

const figureElement = /<span data-figure="(?<name>\w+)"(?<attributes>(?: data-\w+="[^"]*")*)>[^<]*<\/span>/gu
const formAttribute = / data-(?<category>\w+)="(?<form>[^"]*)"/gu

const readForms = (attributes: string): PluralForms =>
  Object.fromEntries(
    [...attributes.matchAll(formAttribute)].map(({ groups }) => [groups?.['category'] ?? '', groups?.['form'] ?? '']),
  )

/** Writes the given counts into the figures of an HTML document, in its language. Other figures remain unchanged. */
export const replaceFigures = (document: string, counts: Readonly<Partial<Record<FigureName, number>>>): string => {
  const languageTag = /<html lang="(?<tag>[^"]+)"/u.exec(document)?.groups?.['tag'] ?? 'en'
  const byName = new Map<string, number | undefined>(Object.entries(counts))
  return document.replaceAll(figureElement, (element: string, name: string, attributes: string) => {
    const count = byName.get(name)
    if (count === undefined) return element
    return element.replace(/>[^<]*</u, () => `>${formatCount(readForms(attributes), count, languageTag)}<`)
  })
}
