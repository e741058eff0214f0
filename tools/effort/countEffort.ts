// Counts what an applicant goes through: the views, controls, taps and keys of a persona in a product's form. Computed
// from the pages and the answers, without a browser.
import type { Persona } from '@loan/domain/countries/persona'
import { personasByCountry } from '@loan/domain/countries/personas'
import { catalogue } from '@loan/domain/data-points/catalogue'
import { readAnswer } from '@loan/domain/lead/answers'
import { buildChain } from '@loan/domain/pages/chain'
import { filterApplicableDataPoints, type NamedDataPoint, requireDataPoints } from '@loan/domain/pages/pageDataPoints'
import { filterShownPages } from '@loan/domain/pages/progress'
import type { Product } from '@loan/domain/products/product'
import { buildPersonaApplication } from '../../server/src/personas/persona.ts'

export const columns = ['views', 'controls', 'taps', 'keys'] as const

/** Numbers in the order of `columns`; docs/effort.md defines them. */
export type Effort = readonly [views: number, controls: number, taps: number, keys: number]

/** A fixed moment, because some answers depend on the day. */
const now = new Date('2026-01-15T12:00:00Z')

const isDate = ({ kind }: NamedDataPoint): boolean => kind === 'date' || kind === 'month'
const countBoxes = (dataPoint: NamedDataPoint): number => (isDate(dataPoint) ? 3 : 1)

/** The text of a typed answer; empty for an answer that is chosen. */
const findTypedText = (dataPoint: NamedDataPoint, answer: string, { typed }: Persona, product: Product): string => {
  const { kind, path, input } = dataPoint
  if (kind === 'choice' || kind === 'yes-no' || kind === 'consent' || input?.range !== undefined) return ''
  if (isDate(dataPoint)) return answer.replaceAll(/-0?/gu, '')
  const text = typed?.[path] ?? answer
  return kind === 'phone' ? text.replace(product.country.phonePrefix, '') : text
}

/** An untouched slider and an unticked box take no tap. */
const isTouched = ({ kind, input }: NamedDataPoint, answer: unknown): boolean =>
  answer !== undefined && input?.range === undefined && !(kind === 'consent' && answer === false)

const countPersona = (product: Product, persona: Persona): Effort => {
  const application = buildPersonaApplication(product, now, persona)
  const pages = filterShownPages(buildChain(product), application)
  const shown = pages.flatMap((page) => filterApplicableDataPoints(requireDataPoints(page, catalogue), application))
  const touched = shown.filter((dataPoint) => isTouched(dataPoint, readAnswer(application, dataPoint.path)))
  const typed = touched.map((one) => findTypedText(one, String(readAnswer(application, one.path)), persona, product))
  const sumBoxes = (dataPoints: readonly NamedDataPoint[]): number =>
    dataPoints.reduce((total, dataPoint) => total + countBoxes(dataPoint), 0)
  const dialogs = pages.filter(({ type }) => type === 'modal').length
  const views = pages.length + 1
  return [views, sumBoxes(shown), sumBoxes(touched) + views + dialogs, typed.join('').length]
}

/** `full` is of the persona of the country with the most controls, `shortest` of the one with the fewest. */
export type ProductEffort = { readonly full: Effort; readonly shortest: Effort }

export const countProduct = (product: Product): ProductEffort => {
  const [first, ...others] = personasByCountry[product.country.code]
  const all = others.map((persona) => countPersona(product, persona))
  const start = countPersona(product, first)
  return {
    full: all.reduce((most, one) => (one[1] > most[1] ? one : most), start),
    shortest: all.reduce((least, one) => (one[1] < least[1] ? one : least), start),
  }
}
