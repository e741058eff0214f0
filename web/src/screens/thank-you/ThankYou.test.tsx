// The heading of the thank-you screen while the accepted offer loads.
import { acceptedOffer } from '@loan/domain/contract/agreement'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { createTestApplication } from '../../testing/createTestApplication.ts'
import { englishTexts } from '../../testing/englishTexts.ts'
import { buildLeadStatus, expiresAt, leadId } from '../../testing/leadFixtures.ts'
import { buildProblem } from '../../testing/problems.ts'
import { renderInApplication } from '../../testing/renderInApplication.tsx'
import { buildOffer } from '../offer-terms/offerFixture.ts'
import { ThankYou } from './ThankYou.tsx'

const server = createFakeLeadServer()

it('has its only heading before the accepted offer is loaded, and keeps the focus on it', async () => {
  server.respond(acceptedOffer, () => buildProblem('unavailable'))
  const app = createTestApplication({ locale: 'en', texts: englishTexts })
  app.store.updateLeadApplication({
    lead: { id: leadId, token: 'secret', revision: 2, leadStatus: 'finished', expiresAt },
  })
  const applicationResult = { application: { status: 'accepted' }, offerId: 'one', partner: null } as const
  renderInApplication(
    <ThankYou
      state="THANK_YOU"
      status={{ ...buildLeadStatus('THANK_YOU'), state: 'THANK_YOU', applicationResult, offers: [buildOffer('one')] }}
    />,
    { app, path: '/thank-you' },
  )
  const heading = screen.getByRole('heading', { level: 1, name: 'We have your application' })
  await server.waitForIdle()
  expect(await screen.findByRole('heading', { level: 1, name: /will contact you/u })).toBe(heading)
  await waitFor(() => expect(heading).toHaveFocus())
})
