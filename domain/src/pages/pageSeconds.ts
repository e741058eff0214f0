// The time that applicants take for each page, for the time left that the form shows. docs/page-times.md says how to
// measure it again.
import type { LeadApplication } from '../lead/application.ts'
import { memoiseByObject } from '../memoise.ts'
import type { ChainPage } from './chain.ts'
import { listSections } from './pageDataPoints.ts'
import { filterShownPages } from './progress.ts'
import type { PageKey } from './pageRow.ts'
import { sumOpenBranches } from './sumOpenBranches.ts'

/**
 * Median seconds from the display of a page to Continue.
 * @assumed until a product has real applicants: reading the question, 4 s for a choice, 0.4 s for a typed character on
 * a phone, and the time to fetch a document where one is needed. Replace with medians of `page-completed` events.
 */
const medianSeconds: Readonly<Partial<Record<PageKey, number>>> = {
  'loan-information': 50,
  'personal-details': 45,
  'contact-details': 45,
  'income-details': 60,
  'other-information': 55,
  'reference-information': 30,
  'initial-details': 45,
  'loan-purpose': 7,
  name: 14,
  gender: 5,
  'date-of-birth': 10,
  'personal-code': 16,
  'tax-identification-number': 18,
  'id-card': 35,
  'demographic-details': 18,
  citizenship: 8,
  'country-of-birth': 8,
  dependants: 6,
  'number-of-dependants': 6,
  'marital-status': 6,
  education: 6,
  'address-information': 32,
  'flat-number': 12,
  'housing-information': 14,
  'housing-tenure-since-date': 10,
  'number-of-inhabitants': 6,
  'mortgage-amount': 20,
  'mortgage-information': 30,
  'monthly-income': 14,
  'monthly-extra-income': 10,
  'household-income': 10,
  'income-source': 8,
  'income-payday': 12,
  'economic-activity': 20,
  'pension-details': 25,
  'field-details': 25,
  'income-contract-started-at': 10,
  'income-contract-expires-at': 10,
  'monthly-expenses': 14,
  'household-expenses': 12,
  'monthly-credit-commitments': 18,
  'credit-history': 12,
  'is-in-debt': 12,
  'total-debt': 10,
  'is-on-any-period': 8,
  'tax-registry-code': 25,
  'job-details': 20,
  'job-area': 14,
  'job-title': 10,
  'position-type': 7,
  'employer-name': 24,
  'cofidis-profession': 12,
  'pep-details': 9,
  'vehicle-ownership': 9,
  'bank-account': 35,
  'iban-consent': 8,
  'online-banking': 6,
}

/** @assumed the reading of the summary before the submission. */
const reviewSeconds = 40

/** @assumed for each data point of a page without a median. */
const secondsPerDataPoint = 10

/** A joined page takes as long as the pages that it joins. */
const getSeconds = memoiseByObject((page: ChainPage): number => {
  const medians = [page.key, ...(page.joins ?? [])].map((key) => medianSeconds[key])
  return medians.reduce<number>(
    (sum, median) =>
      sum +
      (median ?? secondsPerDataPoint * listSections(page).flatMap((section) => page.dataPoints[section] ?? []).length),
    0,
  )
})

const addSeconds = (pages: readonly ChainPage[]): number => pages.reduce((sum, page) => sum + getSeconds(page), 0)

/** The seconds from the page at this index to the submission. The index after the chain is that of the review. */
export const computeSecondsLeft = (
  chain: readonly ChainPage[],
  pageIndex: number,
  application: LeadApplication,
): number => {
  const shown = filterShownPages(chain, application).filter(({ index }) => index >= pageIndex)
  return addSeconds(shown) + sumOpenBranches(chain.slice(pageIndex), application, getSeconds) + reviewSeconds
}
