// Amount and period of a link beside drafts in a language that groups digits with dots.
import { product } from '@loan/domain/products/vireo-de'
import { describe, expect, it } from 'vitest'
import { initialState } from '../store/state.ts'
import { buildLoanDrafts, resolveLinkedLoan } from './linkedLoan.ts'
import { buildPrefill } from './prefill.ts'
import type { UrlParameters } from './urlParameters.ts'

const drafts = { amount: '4.200', period: '36' }
const confirmed = {
  leadApplication: { ...initialState.leadApplication, applicationData: { amount: 4200, period: 36 } },
  dynamicPages: { ...initialState.dynamicPages, drafts },
}

const findOffered = (parameters: UrlParameters) =>
  resolveLinkedLoan(buildPrefill(parameters, product), confirmed, product).offered

describe('a link after a confirmed loan', () => {
  it('is offered with the confirmed amount where it has none', () => {
    expect(findOffered({ period: '60' })).toEqual({ amount: 4200, period: 60 })
  })

  it('is not offered when it equals the confirmed loan', () => {
    expect(findOffered({ amount: '4200', period: '36' })).toBeNull()
  })
})

describe('a link before a confirmed loan', () => {
  const taken = buildPrefill({ amount: '7000' }, product)

  it('replaces a draft with the default', () => {
    expect(buildLoanDrafts(taken, { amount: '3.000', period: '24' }, product)).toEqual({ amount: '7000' })
  })

  it('keeps any other draft', () => {
    expect(buildLoanDrafts(taken, drafts, product)).toEqual({})
  })
})
