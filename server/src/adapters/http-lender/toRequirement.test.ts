// The details of a required step fit the step and the application.
import { describe, expect, it } from 'vitest'
import { anna } from '../../testing/personas.ts'
import { toRequirement } from './toRequirement.ts'

const context = { application: anna.answers }
const requires = { kind: 'requires-step' as const }

describe('a required step', () => {
  it('has details only when the lender sends some', () => {
    expect(toRequirement({ ...requires, step: 'ID_UPLOAD' }, context)).toEqual({
      kind: 'requires-step',
      state: 'ID_UPLOAD',
    })
    expect(toRequirement({ ...requires, step: 'ID_UPLOAD', sides: ['front'], isRequired: true }, context)).toEqual({
      kind: 'requires-step',
      state: 'ID_UPLOAD',
      details: { uploadSides: ['front'], needsUpload: true },
    })
    expect(
      toRequirement({ ...requires, step: 'WNIOSEK_UZUPELNIENIE', answers: ['personalDetails.lastName'] }, context),
    ).toMatchObject({ details: { disputedAnswers: [{ path: 'personalDetails.lastName', code: 'unknown' }] } })
    expect(toRequirement({ ...requires, step: 'MARITAL_DETAILS', confirm: true }, context)).toMatchObject({
      details: { requiresConfirmation: true },
    })
  })

  it.each([
    [{ step: 'WNIOSEK_UZUPELNIENIE' as const }, 'answers: this step needs'],
    [{ step: 'WNIOSEK' as const, answers: ['personalDetails.lastName' as const] }, 'answers: only for'],
    [{ step: 'WNIOSEK' as const, sides: ['front' as const] }, 'sides: only for'],
    [{ step: 'WNIOSEK' as const, isRequired: false }, 'isRequired: only for'],
    [
      { step: 'WNIOSEK_UZUPELNIENIE' as const, answers: ['personalDetails.lastName' as const], confirm: true },
      'confirm: not for',
    ],
  ])('is rejected: %j', (received, problem) => {
    const translated = toRequirement({ ...requires, ...received }, context)
    expect('problem' in translated && translated.problem).toContain(problem)
  })

  it('cannot dispute an answer that the application does not have', () => {
    const received = {
      ...requires,
      step: 'WNIOSEK_UZUPELNIENIE' as const,
      answers: ['contactDetails.flatNumber' as const],
    }
    expect(toRequirement(received, { application: {} })).toEqual({
      problem: 'answers.0: the application has no such answer',
    })
  })
})
