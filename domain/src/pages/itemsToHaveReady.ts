// The items that an applicant should have ready: for the application, and for the pages ahead. A new product gets its
// list from the data points of its pages.
import type { Country } from '../countries/country.ts'
import type { LeadApplication } from '../lead/application.ts'
import type { DataPointNameOf } from '../data-points/catalogue.ts'
import type { Section } from '../data-points/sections.ts'
import { type ChainPage, filterApplicablePages } from './chain.ts'
import { hasDataPoint } from './pageDataPoints.ts'

/** The texts are in `loan-example.json`. */
export type StartItem = 'identity' | 'nationalNumber' | 'employerNumber' | 'account' | 'reference' | 'budget'

/** The texts are in `aside.json`. */
export type AsideItem = 'identity' | 'employer' | 'account' | 'reference'

type DataPointName = { [S in Section]: DataPointNameOf<S> }[Section]

type Item = {
  readonly dataPoints: readonly DataPointName[]
  /** The text on the first page; null when only later pages show it. */
  readonly start: StartItem | null
  /** The text beside the pages; null when only the first page shows it. */
  readonly aside: AsideItem | null
}

/** In the order of the first page. */
const items: readonly Item[] = [
  { dataPoints: ['idCardNumber', 'idCardIssuedAt', 'idCardIssuedAuthority'], start: 'identity', aside: 'identity' },
  { dataPoints: ['personalCode'], start: 'nationalNumber', aside: 'identity' },
  { dataPoints: ['taxRegistryCode'], start: 'employerNumber', aside: 'employer' },
  { dataPoints: ['employerName'], start: null, aside: 'employer' },
  { dataPoints: ['iban'], start: 'account', aside: 'account' },
  { dataPoints: ['referencePhoneNumber'], start: 'reference', aside: 'reference' },
  { dataPoints: ['monthlyIncome', 'monthlyExpenses'], start: 'budget', aside: null },
]

const isNeededOn = (page: ChainPage, { dataPoints }: Item): boolean =>
  dataPoints.some((name) => hasDataPoint(page, name))

/**
 * The items that the pages need, each once. The national number is not named beside the identity document in a country
 * where it is the number of that document.
 */
export const listStartItems = (
  chain: readonly ChainPage[],
  { personalCodeDocumentTypes = [] }: Pick<Country, 'personalCodeDocumentTypes'>,
): readonly StartItem[] => {
  const needed = items.flatMap((item) =>
    item.start !== null && chain.some((page) => isNeededOn(page, item)) ? [item.start] : [],
  )
  const isSameThing = personalCodeDocumentTypes.length > 0 && needed.includes('identity')
  return isSameThing ? needed.filter((item) => item !== 'nationalNumber') : needed
}

const listAsideItems = (page: ChainPage): readonly AsideItem[] =>
  items.flatMap((item) => (item.aside !== null && isNeededOn(page, item) ? [item.aside] : []))

/** The first item that a later page needs and the current page does not; null when there is none. */
export const findItemAhead = (
  chain: readonly ChainPage[],
  pageIndex: number,
  application: LeadApplication,
): AsideItem | null => {
  const current = chain[pageIndex]
  const currentItems = current === undefined ? [] : listAsideItems(current)
  const ahead = filterApplicablePages(chain, application).filter(({ index }) => index > pageIndex)
  return ahead.flatMap(listAsideItems).find((item) => !currentItems.includes(item)) ?? null
}
