import type { LeadStatus } from '@loan/domain/contract/lead'
import { afterEach, describe, expect, it } from 'vitest'
import { leadId, receipt, rejected, statusIn } from '../openScreen.tsx'
import { setUpScreens } from '../setUpScreens.ts'

const { server, page, visit } = setUpScreens()

const bankLink: NonNullable<LeadStatus['handOver']> = {
  kind: 'bank-link',
  provider: 'Pontis',
  passes: ['reference-number', 'name'],
  outcome: null,
}

describe('the return from a provider', () => {
  const call = (outcome: string) => ({
    method: 'POST',
    path: `/lead/continue/${leadId}`,
    body: { choice: 'come-back', reference: 'r-1', outcome },
  })
  const comeBack = async (search: string) => {
    window.history.replaceState(null, '', `/instantor${search}`)
    server.status = statusIn('INSTANTOR', { handOver: bankLink })
    await visit('/instantor', 9)
  }
  afterEach(() => window.history.replaceState(null, '', '/'))

  it('reports the result once and opens the screen of the lead', async () => {
    server.answer = () => {
      server.status = statusIn('CHECKING')
      return Response.json(receipt)
    }
    await comeBack('?reference=r-1&outcome=confirm')
    expect(server.sent).toEqual([call('confirm')])
    expect(page().shownScreen()).toBe('checking')
  })

  it('shows a failed result and removes it from the URL', async () => {
    server.answer = () => {
      server.status = statusIn('INSTANTOR', { handOver: { ...bankLink, outcome: 'failed' } })
      return Response.json({ ...receipt, progressState: 9 })
    }
    await comeBack('?reference=r-1&outcome=fail&lang=pl')
    expect(server.sent).toEqual([call('fail')])
    expect(page().find('h1', HTMLElement).textContent).toBe('The bank account could not be connected')
    expect(window.location.search).toBe('?lang=pl')
  })

  it('shows the step again when the reference was already used', async () => {
    server.answer = () => rejected({ fieldName: 'reference', code: 'not-an-option', message: 'No', pointer: '/x' })
    await comeBack('?reference=r-1&outcome=confirm')
    expect(page().button('Go to Pontis')).toBeDefined()
    expect(window.location.search).toBe('')
  })

  it('shows a server error, keeps the parameters in the URL and retries', async () => {
    server.answer = () => new Response('<html>', { status: 502 })
    await comeBack('?reference=r-1&outcome=confirm')
    expect(page().find('[role=alert]', HTMLElement).textContent).toContain('Something is wrong on our side')
    expect(window.location.search).toBe('?reference=r-1&outcome=confirm')
    server.answer = () => {
      server.status = statusIn('CHECKING')
      return Response.json(receipt)
    }
    await page().press('Try again')
    expect(server.sent).toEqual([call('confirm'), call('confirm')])
    expect(page().shownScreen()).toBe('checking')
  })

  it.each(['?reference=r-1', '?outcome=confirm', '?reference=r-1&outcome=maybe', '?reference=%3Cb%3E&outcome=confirm'])(
    'ignores invalid parameters: %s',
    async (search) => {
      await comeBack(search)
      expect(server.sent).toEqual([])
      expect(page().button('Go to Pontis')).toBeDefined()
    },
  )
})
