// Data points of the reference contact of the applicant.
import { nameRule } from '../rules/name.ts'
import { notOwnPhoneRule } from '../rules/notOwnPhone.ts'
import type { DataPoint } from './dataPoint.ts'

export const dataPoints = {
  referenceType: { path: 'referenceDetails.type', kind: 'choice', options: 'referenceType', rules: [] },
  referenceName: { path: 'referenceDetails.name', kind: 'text', rules: [nameRule], input: { capitalise: 'words' } },
  referencePhoneNumber: {
    path: 'referenceDetails.phoneNumber',
    kind: 'phone',
    rules: ['phone', notOwnPhoneRule],
    input: { inputMode: 'tel', size: 16 },
  },
} as const satisfies Record<string, DataPoint>
