// Parses and validates single answers.
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '../data-points/catalogue.ts'
import { ibanRule } from '../rules/iban.ts'
import { plContext } from '../testing/context.ts'
import { validateAnswer } from './validateAnswer.ts'
import { loadRules } from './resolveRules.ts'

const { 'personal-details': personal, 'contact-information': contact, 'address-information': address } = catalogue

describe('validateAnswer', () => {
  beforeAll(() => loadRules([address.postalCode], plContext()))

  // Shows spec 5.1
  it.each([
    [personal.firstName, ' żaneta\u00a0', { outcome: 'answered', value: 'żaneta' }],
    [personal.firstName, '', { outcome: 'invalid', error: { code: 'required' } }],
    [personal.firstName, 'Jan1', { outcome: 'invalid', error: { code: 'name-characters' } }],
    [personal.middleName, '', { outcome: 'empty' }],
    [personal.personalCode, '850 714-12334', { outcome: 'answered', value: '85071412334' }],
    [address.postalCode, '00001', { outcome: 'answered', value: '00-001' }],
    [address.postalCode, '00 – 001', { outcome: 'answered', value: '00-001' }],
    [contact.generalPolicies, 'on', { outcome: 'answered', value: true }],
    [contact.generalPolicies, undefined, { outcome: 'invalid', error: { code: 'consent-needed' } }],
    [contact.consentEmail, undefined, { outcome: 'answered', value: false }],
    [contact.consentEmail, 'true', { outcome: 'answered', value: true }],
    [personal.dateOfBirth, { day: '14', month: 'lipca', year: '1985' }, { outcome: 'answered', value: '1985-07-14' }],
  ])('%#: validates $1', (dataPoint, raw, validation) => {
    expect(validateAnswer(dataPoint, raw, plContext())).toEqual(validation)
  })
  it('converts phone numbers to E.164 once their rule is loaded', async () => {
    await loadRules([contact.phoneNumber], plContext())
    expect(validateAnswer(contact.phoneNumber, '512 345 678', plContext())).toEqual({
      outcome: 'answered',
      value: '+48512345678',
    })
  })
  it('returns an answer as unchecked until its rule is loaded', async () => {
    const iban = { kind: 'code', rules: [ibanRule('PL', 28)] } as const
    const wrong = 'PL61109010140000071219812875'
    expect(validateAnswer(iban, wrong, plContext())).toEqual({ outcome: 'unchecked', value: wrong })
    await loadRules([iban], plContext())
    expect(validateAnswer(iban, wrong, plContext())).toEqual({ outcome: 'invalid', error: { code: 'iban-checksum' } })
  })
})
