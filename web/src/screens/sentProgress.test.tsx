// The position of a sent application, above the steps of lenders, the offers and the screen that waits for an answer.
import type { StateName } from '@loan/domain/states'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakeLeadServer } from '../testing/createFakeLeadServer.ts'
import { buildLeadStatus } from '../testing/leadFixtures.ts'
import { renderScreen } from '../testing/renderScreen.tsx'
import { buildOffer } from './offer-terms/offerFixture.ts'

const server = createFakeLeadServer()

const cases: readonly (readonly [StateName, string, string, string])[] = [
  ['CHECKING', '/checking', 'Step 2 of 4: Lender’s review', 'Next: Your decision'],
  ['MOBILE_VERIFICATION', '/mobile-verification', 'Step 2 of 4: Lender’s review', 'Next: Your decision'],
  ['POLICY_CONSENTS', '/consents', 'Step 2 of 4: Lender’s review', 'Next: Your decision'],
  ['PROFICREDIT_OFFER', '/proficredit-offer', 'Step 3 of 4: Your decision', 'Next: Contract'],
]

const afterAcceptance: readonly (readonly [StateName, string])[] = [
  ['CHECKING', '/checking'],
  ['MOBILE_VERIFICATION', '/mobile-verification'],
  ['POLICY_CONSENTS', '/consents'],
]

it.each(afterAcceptance)('is the contract in %s after an accepted offer', async (state, path) => {
  const lender = { key: 'polanka', name: 'Polanka Kredyt', offerAccepted: true }
  server.setStatus(buildLeadStatus(state, { lender }))
  await renderScreen(path, { state })
  expect(await screen.findByRole('progressbar', { name: 'Step 4 of 4: Contract' })).toBeVisible()
  expect(screen.queryByText(/^Next:/u)).toBeNull()
})

it.each(cases)('is shown in %s', async (state, path, label, next) => {
  const offers = state === 'PROFICREDIT_OFFER' ? [buildOffer('one')] : []
  server.setStatus(buildLeadStatus(state, { offers }))
  await renderScreen(path, { state })
  expect(await screen.findByRole('progressbar', { name: label })).toBeVisible()
  expect(screen.getByText(next)).toBeVisible()
})
