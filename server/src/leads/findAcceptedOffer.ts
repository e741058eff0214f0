// The offer that the applicant accepted, with its plan and the contact of the lender.
import { createHmac } from 'node:crypto'
import type { AcceptedOffer } from '@loan/domain/contract/agreement'
import { countSmallestUnits } from '@loan/domain/loan-cost/instalments'
import type { Product } from '@loan/domain/products/product'
import { derivePurposeKey } from '../config/secretKey.ts'
import { buildLenderContact } from '../lenders/lenderContact.ts'
import { buildRepaymentPlan } from '../lenders/repaymentPlan.ts'
import type { Lead } from './lead.ts'
import { findCurrentLender } from './requestNextLender.ts'

/** Digits and letters that cannot be confused on paper or on the phone (Crockford). */
export const referenceAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const groups = 3
const groupLength = 4

/**
 * Derives the reference number with a key of the server, so that it is stable and cannot be guessed. It has
 * 60 bits.
 */
const buildReference = (secretKey: string, lead: Pick<Lead, 'id'>, offerId: string, prefix: string): string => {
  const hash = createHmac('sha256', derivePurposeKey(secretKey, 'reference-number')).update(`${lead.id} ${offerId}`)
  const letters = [...hash.digest()].map((byte) => referenceAlphabet[byte % referenceAlphabet.length])
  const chunks = Array.from({ length: groups }, (_, index) =>
    letters.slice(index * groupLength, (index + 1) * groupLength).join(''),
  )
  return [prefix, ...chunks].join('-')
}

/** The receipt without its contract, which is in the database (contractSigning.ts). */
export type AgreedOffer = Omit<AcceptedOffer, 'contract'>

/** Null when the current lender did not agree to an offer that the applicant accepted. */
export const findAcceptedOffer = (secretKey: string, lead: Lead, { country }: Product): AgreedOffer | null => {
  const { journey } = lead
  if (journey === null) return null
  const lender = findCurrentLender(journey)
  const agreed = journey.steps.findLast(({ kind }) => kind === 'agreed')
  const offer = journey.offers.find(({ id }) => id === journey.takenOfferId)
  if (lender === null || agreed === undefined || offer === undefined) return null
  return {
    reference: buildReference(secretKey, lead, offer.id, country.code),
    agreedAt: agreed.at,
    currency: country.currency.code,
    offer,
    plan: buildRepaymentPlan(offer, countSmallestUnits(country.currency)),
    lender: { key: lender.key, name: lender.name, ...buildLenderContact(lender) },
  }
}
