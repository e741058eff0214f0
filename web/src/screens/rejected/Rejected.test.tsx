import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createServer, leadId, type OpenedScreen, openScreen, receipt, statusIn } from '../openScreen.tsx'

let server = createServer(statusIn('CHECKING'))
let page: OpenedScreen

const visit = async (path: string, progressState: number | null) => {
  page = await openScreen(path, progressState)
}

beforeEach(() => {
  server = createServer(statusIn('CHECKING'))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', server.fetch)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  page.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('rejected', () => {
  it('gives the reasons and asks for a person, confirming in place', async () => {
    const rejection = { reasons: ['income' as const], databases: ['BIK'], reviewRequested: false }
    server.status = statusIn('REJECTED', { rejection })
    await visit('/rejected', 13)
    expect(page.container.textContent).toContain('Income compared with the loan amount')
    server.answer = () => {
      server.status = statusIn('REJECTED', { rejection: { ...rejection, reviewRequested: true } })
      return Response.json({ ...receipt, progressState: 13 })
    }
    await page.press('Ask for a review')
    expect(server.sent).toEqual([
      { method: 'POST', path: `/lead/continue/${leadId}`, body: { choice: 'review-by-person' } },
    ])
    expect(document.activeElement?.textContent).toContain('Your request has arrived')
  })
})
