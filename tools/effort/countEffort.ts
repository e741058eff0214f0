// Counts what an applicant goes through: the views, controls, taps and keys of a persona in a product's form. Computed
// from the pages and the answers, without a browser.
import type { Persona } from '@loan/domain/countries/persona'
import { personasByCountry } from '@loan/domain/countries/personas'
import { catalogue } from '@loan/domain/data-points/catalogue'
import { readAnswer } from '@loan/domain/lead/answers'
import type { LeadApplication } from '@loan/domain/lead/application'
import {
  buildChain,
  type ChainPage,
  filterApplicableDataPoints,
  findNextPage,
  type NamedDataPoint,
  requireDataPoints,
} from '@loan/domain/pages/chain'
import type { Product } from '@loan/domain/products/product'
import { buildPersonaApplication } from '../../server/src/personas/persona.ts'

export type Effort = {
  /** Pages that the persona meets, and the review. */
  readonly views: number
  /** Boxes, lists, groups of options, sliders and check boxes on these pages. A date is three boxes. */
  readonly controls: number
  /** One for each control that is answered, and one for each button that goes on. */
  readonly taps: number
  /** Typed characters. */
  readonly keys: number
}

/** A fixed moment, because some answers depend on the day. */
const now = new Date('2026-01-15T12:00:00Z')

const listMetPages = (product: Product, application: LeadApplication): readonly ChainPage[] => {
  const chain = buildChain(product)
  const pages: ChainPage[] = []
  for (let page = chain[0]; page !== undefined; page = findNextPage(chain, page, application)) pages.push(page)
  return pages
}

const countBoxes = ({ kind }: NamedDataPoint): number => (kind === 'date' || kind === 'month' ? 3 : 1)

/** The text of a typed answer; empty for an answer that is chosen. */
const findTypedText = (dataPoint: NamedDataPoint, answer: string, { typed }: Persona, product: Product): string => {
  const { kind, path, input } = dataPoint
  if (kind === 'choice' || kind === 'yes-no' || kind === 'consent' || input?.range !== undefined) return ''
  if (kind === 'date' || kind === 'month') return answer.replaceAll(/-0?/gu, '')
  const text = typed?.[path] ?? answer
  return kind === 'phone' ? text.replace(product.country.phonePrefix, '') : text
}

/** An untouched slider and an unticked box take no tap. */
const isTouched = ({ kind, input }: NamedDataPoint, answer: unknown): boolean =>
  answer !== undefined && input?.range === undefined && !(kind === 'consent' && answer === false)

const countPersona = (product: Product, persona: Persona): Effort => {
  const application = buildPersonaApplication(product, now, persona)
  const pages = listMetPages(product, application)
  const shown = pages.flatMap((page) => filterApplicableDataPoints(requireDataPoints(page, catalogue), application))
  const touched = shown.filter((dataPoint) => isTouched(dataPoint, readAnswer(application, dataPoint.path)))
  const sum = (dataPoints: readonly NamedDataPoint[], count: (dataPoint: NamedDataPoint) => number): number =>
    dataPoints.reduce((total, dataPoint) => total + count(dataPoint), 0)
  const dialogs = pages.filter(({ type }) => type === 'modal').length
  const views = pages.length + 1
  return {
    views,
    controls: sum(shown, countBoxes),
    taps: sum(touched, countBoxes) + views + dialogs,
    keys: sum(
      touched,
      (dataPoint) => findTypedText(dataPoint, String(readAnswer(application, dataPoint.path)), persona, product).length,
    ),
  }
}

export type ProductEffort = {
  /** Of the persona of the country with the most controls. */
  readonly full: Effort
  /** Of the persona with the fewest controls. */
  readonly shortest: Effort
}

export const countProduct = (product: Product): ProductEffort => {
  const [first, ...others] = personasByCountry[product.country.code]
  const all = others.map((persona) => countPersona(product, persona))
  const start = countPersona(product, first)
  return {
    full: all.reduce((most, one) => (one.controls > most.controls ? one : most), start),
    shortest: all.reduce((least, one) => (one.controls < least.controls ? one : least), start),
  }
}
