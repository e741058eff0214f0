// Monthly instalments beside "no loans": a contradiction that the applicant resolves by changing either answer.
import { products } from '../products/registry.ts'
import { describe, expect, it } from 'vitest'
import { otherLoansRule } from './otherLoans.ts'
import type { RuleContext } from './rule.ts'

const { 'tukan-pl': product } = products
const createContext = (monthlyCreditCommitments?: number): RuleContext => ({
  product,
  country: product.country,
  application: monthlyCreditCommitments === undefined ? {} : { expenses: { monthlyCreditCommitments } },
  today: '2026-11-20',
})

describe('no other loans', () => {
  it('is rejected beside monthly instalments, and both answers can be changed', () => {
    expect(otherLoansRule.check(false, createContext(300))).toEqual({
      code: 'instalments-without-loans',
      comparedWith: 'monthlyCreditCommitments',
    })
  })

  it.each([0, undefined])('passes with instalments of %s', (instalments) => {
    expect(otherLoansRule.check(false, createContext(instalments))).toBeNull()
  })

  it('is not compared with instalments on a later page', () => {
    expect(otherLoansRule.check(false, { ...createContext(300), isShownLater: () => true })).toBeNull()
  })
})

it('loans beside instalments pass', () => {
  expect(otherLoansRule.check(true, createContext(300))).toBeNull()
})
