// Data points of the home address. The product decides which of them a page shows, and in which order.
import { placeRule } from '../rules/place.ts'
import type { DataPoint } from './dataPoint.ts'

export const dataPoints = {
  /**
   * Country of residence. @assumed lenders that check tax residence require it; the specification has only its name.
   */
  country: {
    path: 'contactDetails.country',
    kind: 'choice',
    options: 'citizenship',
    rules: [],
    input: { search: true },
  },
  postalCode: {
    path: 'contactDetails.postalCode',
    kind: 'code',
    rules: ['postalCode'],
    input: { autocomplete: 'postal-code', inputMode: 'numeric', size: 8, half: true },
  },
  province: {
    path: 'contactDetails.province',
    kind: 'choice',
    options: 'province',
    rules: [],
    input: { autocomplete: 'address-level1' },
  },
  municipality: {
    path: 'contactDetails.municipality',
    kind: 'text',
    rules: [placeRule],
    input: { autocomplete: 'address-level2' },
  },
  city: {
    path: 'contactDetails.city',
    kind: 'text',
    rules: [placeRule],
    input: { autocomplete: 'address-level2', capitalise: 'words', half: true },
  },
  district: {
    path: 'contactDetails.district',
    kind: 'text',
    rules: [placeRule],
    input: { autocomplete: 'address-level3', half: true },
  },
  suburb: {
    path: 'contactDetails.suburb',
    kind: 'text',
    rules: [placeRule],
    input: { autocomplete: 'address-level3', search: true },
  },
  street: {
    path: 'contactDetails.street',
    kind: 'text',
    rules: ['street'],
    input: { autocomplete: 'address-line1', capitalise: 'words' },
  },
  houseNumber: {
    path: 'contactDetails.houseNumber',
    kind: 'text',
    rules: ['houseNumber'],
    input: { size: 14, half: true },
  },
  blockNumber: {
    path: 'contactDetails.blockNumber',
    kind: 'text',
    rules: ['flatNumber'],
    optional: true,
    input: { size: 8, half: true },
  },
  floor: {
    path: 'contactDetails.floor',
    kind: 'text',
    rules: ['flatNumber'],
    optional: true,
    input: { size: 8, half: true },
  },
  flatNumber: {
    path: 'contactDetails.flatNumber',
    kind: 'text',
    rules: ['flatNumber'],
    optional: true,
    input: { autocomplete: 'address-line2', size: 8, half: true },
  },
} as const satisfies Record<string, DataPoint>
