import { leadStatus } from '@loan/domain/contract/lead'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { buildLeadStatus, leadId } from '../../testing/leadFixtures.ts'
import { buildProblem } from '../../testing/problems.ts'
import { confirmSkip, getShownScreen, renderScreen } from '../../testing/renderScreen.tsx'

const server = createFakeLeadServer()

describe('opening a screen', () => {
  it('shows the screen of the lead and focuses its heading', async () => {
    await renderScreen('/checking', { state: 'CHECKING' })
    await waitFor(() => expect(getShownScreen()).toBe('checking'))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  it('polls before it redirects from a screen that does not match the stored state', async () => {
    server.setStatus(buildLeadStatus('ACCEPTED'))
    const { history } = await renderScreen('/accepted', { state: 'CHECKING' })
    await waitFor(() => expect(history).toEqual(['/accepted']))
    expect(getShownScreen()).toBe('accepted')
  })

  it('replaces another screen with the screen of the lead and shows the notice', async () => {
    const { history } = await renderScreen('/accepted', { state: 'CHECKING' })
    await waitFor(() => expect(history).toEqual(['/checking']))
    expect(getShownScreen()).toBe('checking')
    expect(document.body).toHaveTextContent('Your application is not at the step you opened')
  })

  it('shows no notice when the lead advances', async () => {
    server.setStatus(buildLeadStatus('ACCEPTED'))
    const { history } = await renderScreen('/checking', { state: 'CHECKING' })
    await waitFor(() => expect(history).toEqual(['/accepted']))
    expect(document.body).not.toHaveTextContent('the step you opened')
  })

  it('shows the notice once', async () => {
    const { store } = await renderScreen('/accepted', { state: 'CHECKING' })
    server.setStatus(buildLeadStatus('VEHICLE'))
    act(() => store.updateLeadApplication({ progressState: 16 }))
    await server.waitForIdle()
    server.setStatus(buildLeadStatus('CHECKING'))
    act(() => store.updateLeadApplication({ progressState: 6 }))
    await waitFor(() => expect(getShownScreen()).toBe('checking'))
    await server.waitForIdle()
    expect(document.body).not.toHaveTextContent('the step you opened')
  })

  it.each([
    ['no lead', {}],
    ['a draft', { state: 'NONE' }],
  ] as const)('redirects to the index with %s', async (_name, stored) => {
    server.setStatus(buildLeadStatus('NONE'))
    const { history, container } = await renderScreen('/accepted', stored)
    await waitFor(() => expect(history).toEqual(['/']))
    expect(container.textContent).toBe('the pages')
  })

  it('redirects to the index in an unknown state, and stays there', async () => {
    server.setStatus({ ...buildLeadStatus('CHECKING'), progressState: 77 })
    const { history } = await renderScreen('/checking', { state: 'CHECKING' })
    await waitFor(() => expect(history).toEqual(['/']))
  })

  it('shows a state without a screen and skips the lender only after a confirmation', async () => {
    server.setStatus(buildLeadStatus('VEHICLE'))
    const { user } = await renderScreen('/vehicle', { state: 'VEHICLE' })
    await waitFor(() => expect(getShownScreen()).toBe('vehicle'))
    await user.click(screen.getByRole('button', { name: 'Skip this lender' }))
    const dialog = screen.getByRole('dialog', { name: 'Skip this lender?' })
    expect(dialog).toHaveTextContent('We will not come back to this one')
    await user.click(screen.getByRole('button', { name: 'Stay with this lender' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await server.waitForIdle()
    expect(server.requests).toEqual([])
    await confirmSkip(user)
    await server.waitForIdle()
    expect(server.requests).toEqual([{ method: 'POST', path: `/lead/skip/${leadId}`, body: undefined }])
  })
})

describe('a failed request', () => {
  it('shows a server error and retries', async () => {
    server.respond(leadStatus, () => new Response('<html>', { status: 502 }))
    const { user } = await renderScreen('/checking', { state: 'CHECKING' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Your answers are kept')
    server.reply(leadStatus, buildLeadStatus('CHECKING'))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(getShownScreen()).toBe('checking'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('offers a new application with the same answers when the lead is gone', async () => {
    server.respond(leadStatus, () => buildProblem('gone'))
    const { user, store, history } = await renderScreen('/checking', { state: 'CHECKING' })
    store.updateLeadApplication({ applicationData: { amount: 5000, generalPolicies: true } })
    store.writeDrafts({ amount: '5000', generalPolicies: 'true' })
    await user.click(screen.getByRole('button', { name: 'Start a new application' }))
    await waitFor(() => expect(history.at(-1)).toBe('/'))
    const { leadApplication, dynamicPages } = store.getState()
    expect(leadApplication).toMatchObject({ lead: null, progressState: 0, applicationData: { amount: 5000 } })
    expect(leadApplication.applicationData).not.toHaveProperty('generalPolicies')
    const { amount, ...consents } = dynamicPages.drafts
    expect(amount).toBe('5000')
    expect(consents).toMatchObject({ generalPolicies: 'false' })
    expect(new Set(Object.values(consents))).toEqual(new Set(['false']))
  })
})
