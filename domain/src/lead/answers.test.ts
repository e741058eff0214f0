import { describe, expect, it } from 'vitest'
import { omitAnswers, readAnswer } from './answers.ts'
import type { LeadApplication } from './application.ts'

const application: LeadApplication = { amount: 5000, personalDetails: { firstName: 'Anna' }, tags: ['ui:react'] }

describe('an answer by path', () => {
  it('has the type of its path', () => {
    const amount: number | undefined = readAnswer(application, 'amount')
    const firstName: string | undefined = readAnswer(application, 'personalDetails.firstName')
    const consent: boolean | undefined = readAnswer(application, 'generalPolicies')
    expect([amount, firstName, consent]).toEqual([5000, 'Anna', undefined])
  })
  it('is undefined for a list', () => {
    expect(readAnswer(application, 'tags')).toBeUndefined()
  })
  it('is removed with its section when the section is then empty', () => {
    expect(omitAnswers(application, ['personalDetails.firstName'])).toEqual({
      amount: 5000,
      tags: ['ui:react'],
    })
  })
})
