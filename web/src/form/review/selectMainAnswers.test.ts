import type { LeadPath } from '@loan/domain/lead/application'
import { describe, expect, it } from 'vitest'
import { selectMainAnswers } from './selectMainAnswers.ts'
import type { MainAnswer } from './useReviewRows.tsx'

const answer = (name: string, path: LeadPath, text: string, more: Partial<MainAnswer> = {}): MainAnswer => ({
  name,
  path,
  text,
  isTyped: true,
  isMoney: false,
  isQuestion: false,
  ...more,
})

const address = [
  answer('city', 'contactDetails.city', 'Kraków'),
  answer('street', 'contactDetails.street', 'Reymonta'),
  answer('houseNumber', 'contactDetails.houseNumber', '12a'),
  answer('flatNumber', 'contactDetails.flatNumber', '7'),
]

describe('selectMainAnswers', () => {
  it('counts an address as one answer', () => {
    const { shown, leftOut } = selectMainAnswers(address, '{street} {houseNumber}/{flatNumber}, {city}')
    expect(shown.map(({ text }) => text)).toEqual(['Reymonta 12a/7, Kraków'])
    expect(leftOut).toBe(0)
  })

  it('counts the answers that are left out, also those to yes-no questions', () => {
    const answers = [
      ...address,
      answer('suburb', 'contactDetails.suburb', 'Czyżyny'),
      answer('vehicleOwnership', 'otherDetails.vehicleOwnership', 'No', { isQuestion: true }),
    ]
    expect(selectMainAnswers(answers, undefined).leftOut).toBe(2)
  })

  it('leaves out more of long answers, but not the first one', () => {
    const long = address.map((one) => ({ ...one, text: 'x'.repeat(70) }))
    expect(selectMainAnswers(long, undefined)).toMatchObject({ shown: { length: 1 }, leftOut: 3 })
    const longer = long.map((one) => ({ ...one, text: 'x'.repeat(200) }))
    expect(selectMainAnswers(longer, undefined).shown).toHaveLength(1)
  })
})
