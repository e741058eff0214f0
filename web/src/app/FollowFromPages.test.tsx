import type { LeadStatus } from '@loan/domain/contract/lead'
import { getRoute, type StateName, states } from '@loan/domain/states'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApplicationProvider } from '../context/ApplicationContext.tsx'
import { createServer, createVisit, leadId, statusIn } from '../screens/openScreen.tsx'
import { FollowFromPages } from './FollowFromPages.tsx'

const shared = getRoute('REFERENCE_INFORMATION')
const container = document.createElement('div')
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(container)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

/** Renders a route while the server's lead is in `state` and the store has `progressState`. */
const open = async (
  path: string,
  state: StateName,
  progressState: LeadStatus['progressState'] = states[state].code,
) => {
  vi.stubGlobal('fetch', createServer(statusIn(state, { questions: { dataPoints: [], errors: [] } })).fetch)
  const application = createVisit()
  application.store.updateLead({
    lead: { id: leadId, token: 't', revision: 2, leadStatus: 'waiting', expiresAt: '2099-01-01T00:00:00.000Z' },
    progressState,
  })
  const { hook, history } = memoryLocation({ path, record: true })
  act(() =>
    root.render(
      <ApplicationProvider application={application}>
        <Router hook={hook}>
          <Route path={path}>
            <FollowFromPages>the page</FollowFromPages>
          </Route>
        </Router>
      </ApplicationProvider>,
    ),
  )
  for (let round = 0; round < 50; round += 1) await act(() => new Promise((resolve) => setTimeout(resolve, 1)))
  return { history, screen: container.querySelector('[data-screen]')?.getAttribute('data-screen') }
}

describe('FollowFromPages', () => {
  it('shows the screen of a state that shares the path of a page', async () => {
    const { screen, history } = await open(shared, 'REFERENCE_INFORMATION')
    expect([screen, history]).toEqual(['reference-information', [shared]])
    expect(container.textContent).not.toContain('the page')
  })

  it('redirects to the route of the lead’s state', async () => {
    expect((await open('/income-details', 'CHECKING')).history).toEqual([getRoute('CHECKING')])
    expect((await open(shared, 'CHECKING')).history).toEqual([getRoute('CHECKING')])
  })

  it.each([[9999], [-1], [[9999, -1]]])('polls the status of a lead in the unknown state %s', async (unknown) => {
    expect((await open('/income-details', 'REJECTED', unknown)).history).toEqual([getRoute('REJECTED')])
  })
})
