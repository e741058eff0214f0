// The picked amount and period of an adjustable offer, stored as a draft per offer.
import type { Offer } from '@loan/domain/contract/offer'
import { useAppContext, useApplicationState } from '../../app-context/AppContext.tsx'
import { normaliseNumber } from '../../ui/normaliseNumber.ts'

export type RequestedTerms = { readonly amount: number; readonly period: number }

/** Returns the amount and period of the shown figures. */
export const toRequestedTerms = ({ amount, period }: Offer): RequestedTerms => ({ amount, period: period.length })

export const isSameLoan = (one: RequestedTerms, other: RequestedTerms): boolean =>
  one.amount === other.amount && one.period === other.period

const buildDraftName = ({ id }: Offer): string => `wanted:${id}`

/** Parses a draft and normalises it to the lender's current limits; null when there is no valid draft. */
const parseDraft = (draft: string | undefined, { adjustable }: Offer): RequestedTerms | null => {
  const [, amount, period] = /^(\d+) (\d+)$/u.exec(draft ?? '') ?? []
  if (amount === undefined || period === undefined || adjustable === null) return null
  return {
    amount: normaliseNumber(Number(amount), adjustable.amount),
    period: normaliseNumber(Number(period), adjustable.period),
  }
}

export type RequestedTermsDraft = {
  readonly requestedTerms: RequestedTerms
  readonly write: (terms: RequestedTerms) => void
}

export const useRequestedTerms = (offer: Offer): RequestedTermsDraft => {
  const { store } = useAppContext()
  const name = buildDraftName(offer)
  const draft = useApplicationState(({ dynamicPages }) => dynamicPages.drafts[name])
  return {
    requestedTerms: parseDraft(draft, offer) ?? toRequestedTerms(offer),
    write: ({ amount, period }) => store.writeDrafts({ [name]: `${amount} ${period}` }),
  }
}
