// The events of the calendar of an accepted offer: the last day to withdraw of a signed contract, and the payments.
import { product as tukanPl } from '@loan/domain/products/tukan-pl'
import type { Product } from '@loan/domain/products/product'
import { product as vireoCo } from '@loan/domain/products/vireo-co'
import { product as vireoPh } from '@loan/domain/products/vireo-ph'
import { countSmallestUnits } from '@loan/domain/loan-cost/instalments'
import { expect, it } from 'vitest'
import { serverCountries } from '../countries/registry.ts'
import { buildLenderContact } from '../lenders/lenderContact.ts'
import { buildOffers } from '../lenders/buildOffers.ts'
import { buildRepaymentPlan } from '../lenders/repaymentPlan.ts'
import { buildCalendar } from './buildCalendar.ts'

const now = new Date('2026-11-20T09:00:00.000Z')

const buildAccepted = (product: Product) => {
  const lender = serverCountries[product.country.code].lenders.find(({ signsByCode }) => signsByCode === true)
  if (lender === undefined) throw new Error('No lender signs by code')
  const [offer] = buildOffers({ lender, product, today: '2026-11-20', now, application: {} })
  if (offer === undefined) throw new Error('The lender makes no offer')
  const { code } = product.country.currency
  return {
    reference: 'PL-1',
    agreedAt: now.toISOString(),
    currency: code,
    offer,
    plan: buildRepaymentPlan(offer, countSmallestUnits(product.country.currency)),
    lender: { key: lender.key, name: lender.name, ...buildLenderContact(lender) },
  }
}

const listLines = (product: Product, signedAt: Date | null, name: string): readonly string[] =>
  buildCalendar({ accepted: buildAccepted(product), signedAt }, product, 'en')
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith(name))

it('the calendar begins with the last day to withdraw, counted from the day of the signature in the country', () => {
  const signedAt = new Date('2026-11-20T23:30:00.000Z')
  expect(listLines(tukanPl, signedAt, 'SUMMARY')[0]).toBe('SUMMARY:Last day to withdraw from the loan contract')
  expect(listLines(tukanPl, signedAt, 'DTSTART')[0]).toBe('DTSTART;VALUE=DATE:20261205')
  expect(listLines(tukanPl, signedAt, 'UID')[0]).toBe('UID:PL-1-withdrawal@tukan-pl')
  expect(listLines(tukanPl, signedAt, 'DESCRIPTION')[0]).toContain('PL-1')
})

it.each([
  ['before the signature', tukanPl, null],
  ['where the law counts working days', vireoCo, now],
  ['without a right to withdraw', vireoPh, now],
])('the calendar has only the payments %s', (_what, product, signedAt) => {
  const summaries = listLines(product, signedAt, 'SUMMARY')
  expect(summaries.length).toBeGreaterThan(0)
  for (const summary of summaries) expect(summary).toMatch(/^SUMMARY:Loan payment \d/u)
})
