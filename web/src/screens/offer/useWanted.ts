// The amount and period picked for an offer, kept as a draft: they outlive a reload, and are no answer to another offer.
import type { Offer } from '@loan/domain/contract/offer'
import { useApplication, useApplicationState } from '../../context/ApplicationContext.tsx'
import { settleNumber } from '../../ui/settleNumber.ts'

export type Wanted = { readonly amount: number; readonly period: number }

/** What the figures shown are for. */
export const wantedOf = ({ amount, period }: Offer): Wanted => ({ amount, period: period.length })

export const isSameLoan = (one: Wanted, other: Wanted): boolean =>
  one.amount === other.amount && one.period === other.period

const draftNameOf = ({ id }: Offer): string => `wanted:${id}`

/** Within the lender's limits as they are now; null where nothing was picked. */
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
