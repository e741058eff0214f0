// Data points about contact with the applicant, and the marketing consents.
import { requiredConsentRule } from '../rules/consent.ts'
import { emailRule } from '../rules/email.ts'
import { mobilePhoneRule } from '../rules/mobilePhone.ts'
import type { DataPoint } from './dataPoint.ts'

export const dataPoints = {
  email: {
    path: 'contactDetails.email',
    kind: 'email',
    rules: [emailRule],
    input: { autocomplete: 'email', inputMode: 'email' },
  },
  phoneNumber: {
    path: 'contactDetails.phoneNumber',
    kind: 'phone',
    rules: ['phone', mobilePhoneRule],
    input: { autocomplete: 'tel-national', inputMode: 'tel', size: 16 },
  },
  generalPolicies: { path: 'generalPolicies', kind: 'consent', rules: [requiredConsentRule] },
  consentEmail: { path: 'contactDetails.marketingConsents.email', kind: 'consent', rules: [], optional: true },
  consentPhone: { path: 'contactDetails.marketingConsents.phone', kind: 'consent', rules: [], optional: true },
  consentText: { path: 'contactDetails.marketingConsents.text', kind: 'consent', rules: [], optional: true },
  consentPost: { path: 'contactDetails.marketingConsents.post', kind: 'consent', rules: [], optional: true },
} as const satisfies Record<string, DataPoint>
