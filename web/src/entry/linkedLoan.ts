// Decides what happens to the amount and period of a link: applied before the applicant confirmed a loan, offered after
// that, ignored after the application was sent.
import { hasDataPoint } from '@loan/domain/pages/pageDataPoints'
import type { Product } from '@loan/domain/products/product'
import type { ApplicationState, LinkedLoan } from '../store/state.ts'
import { fitToRange, type Prefill } from './prefill.ts'
import { isSubmitted } from '../store/isSubmitted.ts'

type Confirmable = Pick<ApplicationState, 'leadApplication' | 'dynamicPages'>

/** A modal is confirmed with its button, a page with Continue. */
const isConfirmed = ({ dynamicPages: { drafts, completed } }: Confirmable, { pages }: Product): boolean => {
  const page = pages.find((candidate) => hasDataPoint(candidate, 'amount'))
  if (page === undefined) return false
  return completed.includes(page.key) || (page.type === 'modal' && 'amount' in drafts)
}

export type LinkedFigures = {
  /** The answers of the link that are applied without confirmation. */
  readonly taken: Prefill
  /** Null before a confirmation, after the application was sent, or when it equals the applicant's loan. */
  readonly offered: LinkedLoan | null
}

export const resolveLinkedLoan = (prefill: Prefill, state: Confirmable, product: Product): LinkedFigures => {
  const { applicationData } = state.leadApplication
  const isSent = isSubmitted(state)
  if (!isSent && !isConfirmed(state, product)) return { taken: prefill, offered: null }
  const fields = prefill.fields.filter((field) => field !== 'amount' && field !== 'period')
  const { drafts } = state.dynamicPages
  const own = {
    amount: fitToRange(drafts['amount'], product.amount) ?? applicationData.amount ?? product.amount.default,
    period: fitToRange(drafts['period'], product.period) ?? applicationData.period ?? product.period.default,
  }
  const linked = { amount: prefill.amount ?? own.amount, period: prefill.period ?? own.period }
  const isSame = linked.amount === own.amount && linked.period === own.period
  return { taken: { ...prefill, amount: null, period: null, fields }, offered: isSent || isSame ? null : linked }
}

/** Drafts for amount and period that replace drafts with the product's default by the values of the link. */
export const buildLoanDrafts = (
  taken: Prefill,
  drafts: Readonly<Record<string, string>>,
  product: Product,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (['amount', 'period'] as const).flatMap((name) => {
      const figure = taken[name]
      return figure !== null && drafts[name] === String(product[name].default) ? [[name, String(figure)]] : []
    }),
  )
