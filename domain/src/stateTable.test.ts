// Compares the table of states with spec 2.5 to 2.20 and 4.1 to 4.8, row by row: code, route and lead section.
import { describe, expect, it } from 'vitest'
import { type StateName, states } from './states.ts'

const spec: Readonly<Record<StateName, readonly [code: number, route: string]>> = {
  NONE: [0, '/'],
  LOAN_INFORMATION: [1, '/loan-information'],
  PERSONAL_DETAILS: [2, '/personal-details'],
  CONTACT_DETAILS: [3, '/contact-details'],
  INCOME_DETAILS: [4, '/income-details'],
  OTHER_INFORMATION: [5, '/other-information'],
  CHECKING: [6, '/checking'],
  MOBILE_VERIFICATION: [7, '/mobile-verification'],
  EMPLOYMENT_DETAILS: [8, '/employment-details'],
  INSTANTOR: [9, '/instantor'],
  ACCEPTED: [10, '/accepted'],
  THANK_YOU: [11, '/thank-you'],
  REDIRECTED: [12, '/redirected'],
  REJECTED: [13, '/rejected'],
  CONTINUE: [14, '/continue/:id'],
  CHANGE_MOBILE_NUMBER: [15, '/change-mobile-number'],
  VEHICLE: [16, '/vehicle'],
  WENANCE_TINK: [17, '/wenance-tink'],
  WENANCE_ACCOUNT: [18, '/wenance-account'],
  MONEYMAN_PAYLANDS: [19, '/moneyman-paylands'],
  POLICY_CONSENTS: [20, '/consents'],
  ADDITIONAL_EMPLOYMENT_DETAILS: [21, '/additional-employment-details'],
  // The one state without a route in the specification: ours.
  ADDITIONAL_PERSONAL_DETAILS: [22, '/additional-personal-details'],
  MARITAL_DETAILS: [23, '/marital-details'],
  AIDE: [24, '/aide'],
  REFERENCE_INFORMATION: [25, '/reference-information'],
  YOUNITED_CREDIT_DETAILS: [26, '/credit-details'],
  YOUNITED_PROFESSIONAL_DETAILS: [27, '/professional-details'],
  CNP: [28, '/cnp'],
  ADVANZIA_CONSENTS: [29, '/advanzia-consents'],
  ID_UPLOAD: [30, '/id-upload'],
  CUSTOMER_DEBTS: [31, '/customer-debts'],
  REFERENCE_DETAILS: [32, '/reference-details'],
  WNIOSEK: [33, '/wniosek'],
  WNIOSEK_UZUPELNIENIE: [34, '/wniosek-uzupelnienie'],
  DYNAMIC_CONSENTS: [35, '/dynamic-consents'],
  TFBANK_CONSENTS: [36, '/tfbank-consents'],
  IPFD_OFFER_CHOICE: [37, '/ipfd-offer-choice'],
  COFIDIS_OFFER: [38, '/cofidis-offer'],
  PROVIDENT_OFFER: [39, '/provident-offer'],
  INSTABANK_OFFER: [40, '/instabank-offer'],
  PROFICREDIT_OFFER: [41, '/proficredit-offer'],
}

describe('every state', () => {
  // Shows spec 2.5, 2.6, 2.7, 2.8, 2.9, 2.10, 2.11, 2.12, 2.13, 2.14, 2.15, 2.16, 2.17, 2.20, 4.1, 4.2
  it('has the number and the route of the specification', () => {
    expect(Object.fromEntries(Object.entries(states).map(([name, { code, route }]) => [name, [code, route]]))).toEqual(
      spec,
    )
  })

  // Shows spec 4.6, 4.7, 4.8
  it('has the lead section that it fills in', () => {
    expect(
      Object.fromEntries(
        Object.entries(states).flatMap(([name, { section }]) => (section === undefined ? [] : [[name, section]])),
      ),
    ).toEqual({
      PERSONAL_DETAILS: 'personalDetails',
      CONTACT_DETAILS: 'contactDetails',
      INCOME_DETAILS: 'incomeDetails',
      OTHER_INFORMATION: 'otherDetails',
      EMPLOYMENT_DETAILS: 'employer',
      REFERENCE_INFORMATION: 'referenceDetails',
    })
  })
})
