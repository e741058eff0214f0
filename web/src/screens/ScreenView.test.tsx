import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { leadId, problem, statusIn } from './openScreen.tsx'
import { setUpScreens } from './setUpScreens.ts'

const { server, page, visit } = setUpScreens()

describe('opening a screen', () => {
  it('shows the screen of the lead and focuses its heading', async () => {
    await visit('/checking', 6)
    expect(page().shownScreen()).toBe('checking')
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('polls before it redirects from a screen that does not match the stored state', async () => {
    server.status = statusIn('ACCEPTED')
    await visit('/accepted', 6)
    expect(page().history).toEqual(['/accepted'])
    expect(page().shownScreen()).toBe('accepted')
  })

  it('replaces another screen with the screen of the lead and shows the notice', async () => {
    await visit('/accepted', 6)
    expect(page().history).toEqual(['/checking'])
    expect(page().shownScreen()).toBe('checking')
    expect(page().container.textContent).toContain('You opened a step that your application is not at')
  })

  it('shows no notice when the lead advances', async () => {
    server.status = statusIn('ACCEPTED')
    await visit('/checking', 6)
    expect(page().history).toEqual(['/accepted'])
    expect(page().container.textContent).not.toContain('You opened a step')
  })

  it('shows the notice once', async () => {
    await visit('/accepted', 6)
    server.status = statusIn('VEHICLE')
    act(() => page().store.updateLead({ progressState: 16 }))
    await page().click()
    server.status = statusIn('CHECKING')
    act(() => page().store.updateLead({ progressState: 6 }))
    await page().click()
    expect(page().shownScreen()).toBe('checking')
    expect(page().container.textContent).not.toContain('You opened a step')
  })

  it.each([
    ['no lead', null],
    ['a draft', 0],
  ])('redirects to the index with %s', async (_name, progressState) => {
    server.status = statusIn('NONE')
    await visit('/accepted', progressState)
    expect(page().history).toEqual(['/'])
    expect(page().container.textContent).toBe('the pages')
  })

  it('redirects to the index in an unknown state, and stays there', async () => {
    server.status = { ...statusIn('CHECKING'), progressState: 77 }
    await visit('/checking', 6)
    expect(page().history).toEqual(['/'])
  })

  it('shows a state without a screen and lets the applicant skip the lender', async () => {
    server.status = statusIn('VEHICLE')
    await visit('/vehicle', 16)
    expect(page().shownScreen()).toBe('vehicle')
    await page().press('Skip this lender')
    expect(server.sent).toEqual([{ method: 'POST', path: `/lead/skip/${leadId}`, body: undefined }])
  })
})

describe('a failed request', () => {
  it('shows a server error and retries', async () => {
    let isDown = true
    vi.stubGlobal('fetch', () =>
      Promise.resolve(isDown ? new Response('<html>', { status: 502 }) : Response.json(server.status)),
    )
    await visit('/checking', 6)
    expect(page().find('[role=alert]', HTMLElement).textContent).toContain('Your answers are kept')
    isDown = false
    await page().press('Try again')
    expect(page().shownScreen()).toBe('checking')
    expect(page().container.querySelector('[role=alert]')).toBeNull()
  })

  it('offers a new application with the same answers when the lead is gone', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(problem('gone', 410)))
    await visit('/checking', 6)
    page().store.updateLead({ applicationData: { amount: 5000, generalPolicies: true } })
    page().store.writeDrafts({ amount: '5000', generalPolicies: 'true' })
    await page().press('Start a new application')
    const { leadApplication, dynamicPages } = page().store.getState()
    expect(leadApplication).toMatchObject({ lead: null, progressState: 0, applicationData: { amount: 5000 } })
    expect(leadApplication.applicationData).not.toHaveProperty('generalPolicies')
    expect(dynamicPages.drafts).toEqual({ amount: '5000' })
    expect(page().history.at(-1)).toBe('/')
  })
})
