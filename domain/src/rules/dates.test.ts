// Rules about dates, on 20 November 2026.
import { describe, expect, it } from 'vitest'
import type { LeadApplication } from '../lead/application.ts'
import { plContext } from '../testing/context.ts'
import {
  adultBirthDateRule,
  afterBirthRule,
  monthNotBeforeRule,
  monthNotInPastRule,
  notInFutureRule,
  notInPastRule,
  withinDaysRule,
} from './dates.ts'
import type { LoadedRule } from './rule.ts'
import type { IsoDate } from '../calendar.ts'

const born: LeadApplication = { personalDetails: { dateOfBirth: '1985-07-14' } }
const notBeforeBirth = monthNotBeforeRule('personalDetails.dateOfBirth', 'date-before-birth')

const validated: readonly (readonly [name: string, rule: LoadedRule, date: string, code: string | undefined])[] = [
  ['adult', adultBirthDateRule, '2008-11-20', undefined],
  ['adult', adultBirthDateRule, '2008-11-21', 'under-age'],
  ['adult', adultBirthDateRule, '2026-11-21', 'date-in-future'],
  ['adult', adultBirthDateRule, '1906-11-20', undefined],
  ['adult', adultBirthDateRule, '1906-11-19', 'date-too-early'],
  ['not in future', notInFutureRule, '2026-11-20', undefined],
  ['not in future', notInFutureRule, '2026-11-21', 'date-in-future'],
  ['not in past', notInPastRule, '2026-11-20', undefined],
  ['not in past', notInPastRule, '2026-11-19', 'date-in-past'],
  ['month not in past', monthNotInPastRule, '2026-11-01', undefined],
  ['month not in past', monthNotInPastRule, '2026-10-01', 'date-in-past'],
  ['within 45 days', withinDaysRule(45), '2027-01-04', undefined],
  ['within 45 days', withinDaysRule(45), '2027-01-05', 'date-too-late'],
  ['month not before birth', notBeforeBirth, '1985-07-01', undefined],
  ['month not before birth', notBeforeBirth, '1985-06-01', 'date-before-birth'],
  ['after birth', afterBirthRule, '1985-07-14', undefined],
  ['after birth', afterBirthRule, '1985-07-13', 'date-before-birth'],
]

describe('dates', () => {
  it.each(validated)('%s: validates %3$s', (_name, rule, date, code) => {
    expect(rule.check(date, plContext(born))?.code).toBe(code)
  })
  it('passes if the other date is missing', () => {
    expect(notBeforeBirth.check('1900-01-01', plContext())).toBeNull()
    expect(afterBirthRule.check('1900-01-01', plContext())).toBeNull()
  })
  it('treats someone born on 29 February as 18 on 1 March', () => {
    const on = (today: IsoDate): string | undefined =>
      adultBirthDateRule.check('2008-02-29', { ...plContext(), today })?.code
    expect([on('2026-02-28'), on('2026-03-01')]).toEqual(['under-age', undefined])
  })
})
