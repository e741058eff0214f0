// The statements of the pre-contract information and the contract about the lender.
import { countSmallestUnits } from '@loan/domain/loan-cost/instalments'
import { product as tukanPl } from '@loan/domain/products/tukan-pl'
import { product as vireoPh } from '@loan/domain/products/vireo-ph'
import type { Product } from '@loan/domain/products/product'
import { describe, expect, it } from 'vitest'
import { serverCountries } from '../countries/registry.ts'
import { buildOffers } from '../lenders/buildOffers.ts'
import { buildRepaymentPlan } from '../lenders/repaymentPlan.ts'
import { buildContract } from './buildContract.ts'
import { buildInformation, type InformationInput } from './buildInformation.ts'
import type { DocumentContent } from './documentContent.ts'

const now = new Date('2026-11-20T09:00:00.000Z')

const buildInput = (product: Product): InformationInput => {
  const lender = serverCountries[product.country.code].lenders.find(({ signsByCode }) => signsByCode === true)
  if (lender === undefined) throw new Error('No lender signs by code')
  const [offer] = buildOffers({ lender, product, today: '2026-11-20', now, application: {} })
  if (offer === undefined) throw new Error('The lender makes no offer')
  const plan = buildRepaymentPlan(offer, countSmallestUnits(product.country.currency))
  return { product, locale: 'en', lender, offer, plan, now }
}

const listDetails = ({ sections }: DocumentContent): readonly (readonly [string, string])[] =>
  sections.flatMap(({ details }) => details)

describe('the documents of an offer', () => {
  it('name the registrations of the lender below its name', () => {
    const input = buildInput(vireoPh)
    const expected = [
      ['Lender', 'Malaya Lending'],
      ['SEC Registration Number', 'CS209908113'],
      ['Certificate of Authority Number', '9939'],
    ]
    expect(listDetails(buildInformation(input)).slice(0, 3)).toEqual(expected)
    const contract = buildContract({ ...input, number: 'PH-0000', application: {}, signature: null })
    expect(listDetails(contract)).toEqual(expect.arrayContaining(expected))
  })

  it('name no registration when the lender has none', () => {
    const terms = listDetails(buildInformation(buildInput(tukanPl))).map(([term]) => term)
    expect(terms.slice(0, 2)).toEqual(['Lender', 'Contact'])
  })
})
