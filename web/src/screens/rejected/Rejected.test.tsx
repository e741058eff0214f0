import { describe, expect, it } from 'vitest'
import { leadId, receipt, statusIn } from '../openScreen.tsx'
import { setUpScreens } from '../setUpScreens.ts'

const { server, page, visit } = setUpScreens()

describe('the rejection', () => {
  it('shows the reasons and confirms the request for a review by a person', async () => {
    const rejection = { reasons: ['income' as const], databases: ['BIK'], reviewRequested: false }
    server.status = statusIn('REJECTED', { rejection })
    await visit('/rejected', 13)
    expect(page().container.textContent).toContain('Income compared with the loan amount')
    server.answer = () => {
      server.status = statusIn('REJECTED', { rejection: { ...rejection, reviewRequested: true } })
      return Response.json({ ...receipt, progressState: 13 })
    }
    await page().press('Ask for a review')
    expect(server.sent).toEqual([
      { method: 'POST', path: `/lead/continue/${leadId}`, body: { choice: 'review-by-person' } },
    ])
    expect(document.activeElement?.textContent).toContain('Your request has arrived')
  })
})
