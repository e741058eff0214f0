// Lenders that serve one loan purpose, without a scenario: their states in their order, on both engines.
import type { ProductId } from '@loan/domain/products/registry'
import type { StateName } from '@loan/domain/states'
import { describe, expect, it } from 'vitest'
import { answer } from '../testing/applicant.ts'
import { engines } from '../testing/databases.ts'
import { anna, lucia, type TestApplicant } from '../testing/personas.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { waitForLenders, readState, submitApplication } from '../testing/leadRequests.ts'

const personas = { 'tukan-pl': anna, 'tukan-es': lucia } as const satisfies Partial<Record<ProductId, TestApplicant>>

const journeys: readonly (readonly [keyof typeof personas, string, readonly StateName[]])[] = [
  [
    'tukan-pl',
    'debt_consolidation',
    ['MOBILE_VERIFICATION', 'CUSTOMER_DEBTS', 'POLICY_CONSENTS', 'PROFICREDIT_OFFER', 'ACCEPTED'],
  ],
  // The step omits the data points that the pages of the product already have.
  [
    'tukan-pl',
    'appliances',
    ['MOBILE_VERIFICATION', 'EMPLOYMENT_DETAILS', 'DYNAMIC_CONSENTS', 'COFIDIS_OFFER', 'ACCEPTED'],
  ],
  ['tukan-pl', 'education', ['MOBILE_VERIFICATION', 'WNIOSEK', 'WNIOSEK_UZUPELNIENIE', 'TFBANK_CONSENTS', 'ID_UPLOAD']],
  [
    'tukan-pl',
    'celebration',
    ['MOBILE_VERIFICATION', 'ADDITIONAL_PERSONAL_DETAILS', 'AIDE', 'POLICY_CONSENTS', 'PROVIDENT_OFFER', 'ACCEPTED'],
  ],
  ['tukan-pl', 'medical', ['MOBILE_VERIFICATION', 'INSTANTOR', 'POLICY_CONSENTS', 'IPFD_OFFER_CHOICE', 'ACCEPTED']],
  [
    'tukan-es',
    'vehicle',
    ['MOBILE_VERIFICATION', 'VEHICLE', 'ID_UPLOAD', 'POLICY_CONSENTS', 'IPFD_OFFER_CHOICE', 'ACCEPTED'],
  ],
  [
    'tukan-es',
    'debt_consolidation',
    ['MOBILE_VERIFICATION', 'CUSTOMER_DEBTS', 'EMPLOYMENT_DETAILS', 'POLICY_CONSENTS', 'IPFD_OFFER_CHOICE', 'ACCEPTED'],
  ],
  [
    'tukan-es',
    'medical',
    [
      'MOBILE_VERIFICATION',
      'INSTANTOR',
      'WENANCE_TINK',
      'WENANCE_ACCOUNT',
      'DYNAMIC_CONSENTS',
      'IPFD_OFFER_CHOICE',
      'ACCEPTED',
    ],
  ],
  [
    'tukan-es',
    'travel',
    ['MOBILE_VERIFICATION', 'ADDITIONAL_PERSONAL_DETAILS', 'MONEYMAN_PAYLANDS', 'IPFD_OFFER_CHOICE', 'ACCEPTED'],
  ],
  [
    'tukan-es',
    'business',
    [
      'MOBILE_VERIFICATION',
      'YOUNITED_CREDIT_DETAILS',
      'YOUNITED_PROFESSIONAL_DETAILS',
      'ADDITIONAL_EMPLOYMENT_DETAILS',
      'COFIDIS_OFFER',
      'ACCEPTED',
    ],
  ],
  ['tukan-es', 'appliances', ['MOBILE_VERIFICATION', 'ADVANZIA_CONSENTS', 'REDIRECTED']],
]

describe.each(engines)('specialists on $name', ({ open }) => {
  const server = createServerFixture(open)

  const completeJourney = async (
    owned: LeadHandle,
    product: ProductId,
    seen: readonly StateName[],
  ): Promise<readonly StateName[]> => {
    const status = await waitForLenders(server, owned)
    const state = readState(status)
    if (state === null || seen.includes(state)) return seen
    // This lender requires pictures; uploads.test.ts sends them.
    if (state === 'ID_UPLOAD' && status.upload?.mayGoOnWithout === false) return [...seen, state]
    await answer(server, owned, status, product)
    return completeJourney(owned, product, [...seen, state])
  }

  it.each(journeys)('in %s for %s go through their states in order', async (product, loanPurpose, expected) => {
    const { answers } = personas[product]
    const persona = {
      product: personas[product].product,
      answers: { ...answers, otherDetails: { ...answers.otherDetails, loanPurpose } },
    }
    expect(await completeJourney(await submitApplication(server, persona), product, [])).toEqual(expected)
  })
})
