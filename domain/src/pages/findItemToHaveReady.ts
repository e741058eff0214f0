// What an applicant should have at hand for the pages ahead.
import type { LeadApplication } from '../lead/application.ts'
import type { DataPointNameOf } from '../data-points/catalogue.ts'
import type { Section } from '../data-points/sections.ts'
import { type ChainPage, filterApplicablePages, listSections } from './chain.ts'

/** The texts are in `aside.json`. */
export type ItemToHaveReady = 'identity' | 'employer' | 'account'

type DataPointName = { [S in Section]: DataPointNameOf<S> }[Section]

const neededFor: Readonly<Partial<Record<DataPointName, ItemToHaveReady>>> = {
  idCardNumber: 'identity',
  personalCode: 'identity',
  taxRegistryCode: 'employer',
  employerName: 'employer',
  iban: 'account',
}

/** The first thing that this page or a later one needs; null when no page needs any. */
export const findItemToHaveReady = (
  chain: readonly ChainPage[],
  pageIndex: number,
  application: LeadApplication,
): ItemToHaveReady | null => {
  const byName: Readonly<Record<string, ItemToHaveReady>> = neededFor
  const names = filterApplicablePages(chain, application)
    .filter(({ index }) => index >= pageIndex)
    .flatMap((page) => listSections(page).flatMap((section) => page.dataPoints[section] ?? []))
  return names.map((name) => byName[name]).find((needed) => needed !== undefined) ?? null
}
