// Data points about the identity of the applicant.
import { fitsDocumentRule, fitsPersonalCodeRule } from '../rules/birthDate.ts'
import { adultBirthDateRule, afterBirthRule, documentAgeRule, notInFutureRule } from '../rules/dates.ts'
import { nameRule } from '../rules/name.ts'
import { placeRule } from '../rules/place.ts'
import type { DataPoint } from './dataPoint.ts'
import { parseDate } from '../rules/parseDate.ts'

export const dataPoints = {
  firstName: {
    path: 'personalDetails.firstName',
    kind: 'text',
    rules: [nameRule],
    input: { autocomplete: 'given-name', capitalise: 'words' },
  },
  middleName: {
    path: 'personalDetails.middleName',
    kind: 'text',
    rules: [nameRule],
    optional: true,
    input: { autocomplete: 'additional-name', capitalise: 'words' },
  },
  lastName: {
    path: 'personalDetails.lastName',
    kind: 'text',
    rules: [nameRule],
    input: { autocomplete: 'family-name', capitalise: 'words' },
  },
  /** No autofill token: a second `family-name` would fill both boxes with the same name. */
  secondLastName: {
    path: 'personalDetails.secondLastName',
    kind: 'text',
    rules: [nameRule],
    optional: true,
    input: { capitalise: 'words' },
  },
  gender: {
    path: 'personalDetails.gender',
    kind: 'choice',
    options: 'gender',
    rules: [],
    input: { autocomplete: 'sex' },
  },
  dateOfBirth: {
    path: 'personalDetails.dateOfBirth',
    kind: 'date',
    parse: parseDate,
    rules: [adultBirthDateRule, fitsPersonalCodeRule, fitsDocumentRule],
    input: { autocomplete: 'bday' },
  },
  identificationType: {
    path: 'otherDetails.identificationType',
    kind: 'choice',
    options: 'identificationType',
    rules: [],
  },
  personalCode: {
    path: 'personalDetails.personalCode',
    kind: 'code',
    rules: ['personalCode'],
    input: { inputMode: 'numeric', size: 14, sensitive: true },
  },
  idCardNumber: {
    path: 'otherDetails.idCardNumber',
    kind: 'code',
    rules: ['idCardNumber'],
    input: { capitalise: 'characters', size: 12, sensitive: true },
  },
  idCardIssuedAt: {
    path: 'otherDetails.idCardIssuedAt',
    kind: 'date',
    parse: parseDate,
    rules: [notInFutureRule, afterBirthRule, documentAgeRule],
  },
  idCardIssuedAuthority: {
    path: 'otherDetails.idCardIssuedAuthority',
    kind: 'text',
    rules: [placeRule],
  },
  taxIdentificationNumber: {
    path: 'otherDetails.taxIdentificationNumber',
    kind: 'code',
    rules: ['taxIdentificationNumber'],
    optional: true,
    input: { inputMode: 'numeric', size: 14, sensitive: true },
  },
} as const satisfies Record<string, DataPoint>
