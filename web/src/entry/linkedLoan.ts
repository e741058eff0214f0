// Decides what happens to the amount and period of a link: applied before the applicant confirmed a loan, offered after
// that, ignored after the application was sent.
import { hasDataPoint } from '@loan/domain/pages/pageDataPoints'
import type { Product } from '@loan/domain/products/product'
import type { ApplicationState, LinkedLoan } from '../store/state.ts'
import { normaliseNumber, parseWholeNumber } from '../ui/normaliseNumber.ts'
import type { Prefill } from './prefill.ts'
import { isSubmitted } from '../store/isSubmitted.ts'

type Confirmable = Pick<ApplicationState, 'leadApplication' | 'dynamicPages'>

/** A modal is confirmed with its button, a page with Continue. */
const isConfirmed = ({ dynamicPages: { drafts, completed } }: Confirmable, { pages }: Product): boolean => {
  const page = pages.find((candidate) => hasDataPoint(candidate, 'amount'))
  if (page === undefined) return false
  return completed.includes(page.key) || (page.type === 'modal' && 'amount' in drafts)
}

type Drafts = Readonly<Record<string, string>>

/** The number in the box of the form; null when it is absent or no number. */
const readFigure = (drafts: Drafts, name: 'amount' | 'period', product: Product): number | null => {
  const typed = parseWholeNumber(drafts[name] ?? '')
  return typed === null ? null : normaliseNumber(typed, product[name])
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
    amount: readFigure(drafts, 'amount', product) ?? applicationData.amount ?? product.amount.default,
    period: readFigure(drafts, 'period', product) ?? applicationData.period ?? product.period.default,
  }
  const linked = { amount: prefill.amount ?? own.amount, period: prefill.period ?? own.period }
  const isSame = linked.amount === own.amount && linked.period === own.period
  return { taken: { ...prefill, amount: null, period: null, fields }, offered: isSent || isSame ? null : linked }
}

/** Drafts for amount and period that replace drafts with the product's default by the values of the link. */
export const buildLoanDrafts = (taken: Prefill, drafts: Drafts, product: Product): Drafts =>
  Object.fromEntries(
    (['amount', 'period'] as const).flatMap((name) => {
      const figure = taken[name]
      const isDefault = readFigure(drafts, name, product) === product[name].default
      return figure !== null && isDefault ? [[name, String(figure)]] : []
    }),
  )
