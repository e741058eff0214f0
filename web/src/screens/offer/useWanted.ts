// The picked amount and period of an adjustable offer, stored as a draft per offer.
import type { Offer } from '@loan/domain/contract/offer'
import { useApplication, useApplicationState } from '../../context/ApplicationContext.tsx'
import { settleNumber } from '../../ui/settleNumber.ts'

export type Wanted = { readonly amount: number; readonly period: number }

/** Returns the amount and period of the shown figures. */
export const wantedOf = ({ amount, period }: Offer): Wanted => ({ amount, period: period.length })

export const isSameLoan = (one: Wanted, other: Wanted): boolean =>
  one.amount === other.amount && one.period === other.period

const draftNameOf = ({ id }: Offer): string => `wanted:${id}`

/** Parses a draft and normalises it to the lender's current limits; null when there is no valid draft. */
const parseDraft = (draft: string | undefined, { adjustable }: Offer): Wanted | null => {
  const [, amount, period] = /^(\d+) (\d+)$/u.exec(draft ?? '') ?? []
  if (amount === undefined || period === undefined || adjustable === null) return null
  return {
    amount: settleNumber(Number(amount), adjustable.amount),
    period: settleNumber(Number(period), adjustable.period),
  }
}

export const useWanted = (offer: Offer | undefined) => {
  const { store } = useApplication()
  const draft = useApplicationState(({ dynamicPages }) => offer && dynamicPages.drafts[draftNameOf(offer)])
  return {
    wanted: offer === undefined ? null : (parseDraft(draft, offer) ?? wantedOf(offer)),
    want: ({ amount, period }: Wanted): void => {
      if (offer !== undefined) store.writeDrafts({ [draftNameOf(offer)]: `${amount} ${period}` })
    },
  }
}
