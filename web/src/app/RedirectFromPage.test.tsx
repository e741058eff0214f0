import type { LeadStatus } from '@loan/domain/contract/lead'
import { getRoute, type StateName, states } from '@loan/domain/states'
import { waitFor } from '@testing-library/react'
import { Route } from 'wouter'
import { describe, expect, it } from 'vitest'
import { createFakeLeadServer } from '../testing/createFakeLeadServer.ts'
import { createTestApplication } from '../testing/createTestApplication.ts'
import { englishTexts } from '../testing/englishTexts.ts'
import { buildLeadStatus, leadId } from '../testing/leadFixtures.ts'
import { renderInApplication } from '../testing/renderInApplication.tsx'
import { getShownScreen } from '../testing/renderScreen.tsx'
import { RedirectFromPage } from './RedirectFromPage.tsx'

const server = createFakeLeadServer()
/** The path of a page and of a screen. */
const sharedPath = getRoute('REFERENCE_INFORMATION')

/** Renders the route of a path. The server reports `state`; the store has `progressState` from an earlier status. */
const renderAt = async (
  path: string,
  state: StateName,
  progressState: LeadStatus['progressState'] = states[state].code,
) => {
  server.setStatus(buildLeadStatus(state, { questions: { dataPoints: [], errors: [] } }))
  const app = createTestApplication({ locale: 'en', texts: englishTexts })
  app.store.updateLeadApplication({
    lead: { id: leadId, token: 't', revision: 2, leadStatus: 'waiting', expiresAt: '2099-01-01T00:00:00.000Z' },
    progressState,
  })
  const { container, history } = renderInApplication(
    <Route path={path}>
      <RedirectFromPage>the page</RedirectFromPage>
    </Route>,
    { app, path },
  )
  await server.waitForIdle()
  return { container, history }
}

describe('RedirectFromPage', () => {
  it('shows the screen of a state that shares the path of a page', async () => {
    const { container, history } = await renderAt(sharedPath, 'REFERENCE_INFORMATION')
    await waitFor(() => expect(getShownScreen()).toBe('reference-information'))
    expect(history).toEqual([sharedPath])
    expect(container).not.toHaveTextContent('the page')
  })

  it('redirects from a page to the route of the lead’s state', async () => {
    expect((await renderAt('/income-details', 'CHECKING')).history).toEqual([getRoute('CHECKING')])
    expect((await renderAt(sharedPath, 'CHECKING')).history).toEqual([getRoute('CHECKING')])
  })

  it.each([[9999], [-1], [[9999, -1]]])('polls the status of a lead in the unknown state %s', async (unknown) => {
    expect((await renderAt('/income-details', 'REJECTED', unknown)).history).toEqual([getRoute('REJECTED')])
  })
})
