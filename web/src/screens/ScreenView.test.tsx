import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { leadId, problem, statusIn } from './openScreen.tsx'
import { setUpScreens } from './setUpScreens.ts'

const { server, page, visit } = setUpScreens()

describe('where a visit leads', () => {
  it('shows the screen of the lead, with the focus on its heading', async () => {
    await visit('/checking', 6)
    expect(page().shownScreen()).toBe('checking')
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('asks before it leaves a screen that is not the lead’s as far as it knows', async () => {
    server.status = statusIn('ACCEPTED')
    await visit('/accepted', 6)
    expect(page().history).toEqual(['/accepted'])
    expect(page().shownScreen()).toBe('accepted')
  })

  it('goes to the lead’s own screen, replacing the other', async () => {
    await visit('/accepted', 6)
    expect(page().history).toEqual(['/checking'])
    expect(page().shownScreen()).toBe('checking')
    expect(page().container.textContent).toContain('You opened a step that your application is not at')
  })

  it('needs no words where the lead moves on by itself', async () => {
    server.status = statusIn('ACCEPTED')
    await visit('/checking', 6)
    expect(page().history).toEqual(['/accepted'])
    expect(page().container.textContent).not.toContain('You opened a step')
  })

  it('says so once', async () => {
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
    ['a lead that was not sent', 0],
  ])('goes to the index with %s', async (_name, progressState) => {
    server.status = statusIn('NONE')
    await visit('/accepted', progressState)
    expect(page().history).toEqual(['/'])
    expect(page().container.textContent).toBe('the pages')
  })

  it('goes to the index on a state nobody knows, and stays there', async () => {
    server.status = { ...statusIn('CHECKING'), progressState: 77 }
    await visit('/checking', 6)
    expect(page().history).toEqual(['/'])
  })

  it('says so where a state has no screen, and lets the lender be skipped', async () => {
    server.status = statusIn('VEHICLE')
    await visit('/vehicle', 16)
    expect(page().shownScreen()).toBe('vehicle')
    await page().press('Skip this lender')
    expect(server.sent).toEqual([{ method: 'POST', path: `/lead/skip/${leadId}`, body: undefined }])
  })
})

describe('what the network does', () => {
  it('tells of a server in trouble and tries again', async () => {
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

  it('offers to start again with the answers kept where the lead is gone', async () => {
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
