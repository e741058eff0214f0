// The wrong answers of a run are wrong by the domain, in every product, and fit the contract otherwise.
import { createLead } from '@loan/domain/contract/lead'
import { findApplicableDataPoints } from '@loan/domain/pages/applicationAnswers'
import { products } from '@loan/domain/products/registry'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { requireIsoDate } from '@loan/domain/calendar'
import { buildAnswers } from './buildApplicant.ts'
import { buildWrongAnswers, findExpectedErrors, loadProductRules } from './expectedErrors.ts'

const now = new Date('2026-11-20T09:00:00.000Z')

describe.each(Object.values(products))('$id', (product) => {
  const answers = buildAnswers(product, now)
  const input = { product, now }
  beforeAll(() => loadProductRules(product))

  it('has a valid application, except the consents', () => {
    const errors = findExpectedErrors(answers, { ...input, complete: true })
    expect(errors.map(({ fieldName }) => fieldName)).toEqual(['generalPolicies'])
  })

  it('has a wrong value for most of its answers, of the type of the contract', () => {
    const wrong = buildWrongAnswers(answers, input)
    const errors = findExpectedErrors(wrong, { ...input, complete: false })
    const context = { product, country: product.country, application: answers, today: requireIsoDate('2026-11-20') }
    expect(errors.length).toBeGreaterThan(findApplicableDataPoints(context).length / 2)
    expect(new Set(errors.map(({ code }) => code)).size).toBeGreaterThan(3)
    expect(v.is(createLead.body, { product: product.id, ...wrong })).toBe(true)
  })
})
