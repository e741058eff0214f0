import { continueLead, type LeadStatus } from '@loan/domain/contract/lead'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { buildLeadStatus, leadId, receipt } from '../../testing/leadFixtures.ts'
import { buildValidationProblem } from '../../testing/problems.ts'
import { getShownScreen, renderScreen } from '../../testing/renderScreen.tsx'

const server = createFakeLeadServer()

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
  const returnFromProvider = async (search: string) => {
    window.history.replaceState(null, '', `/instantor${search}`)
    server.setStatus(buildLeadStatus('INSTANTOR', { handOver: bankLink }))
    const rendered = await renderScreen('/instantor', { state: 'INSTANTOR' })
    await server.waitForIdle()
    return rendered
  }
  afterEach(() => window.history.replaceState(null, '', '/'))

  it('reports the result once and opens the screen of the lead', async () => {
    server.respond(continueLead, () => {
      server.setStatus(buildLeadStatus('CHECKING'))
      return Response.json(receipt)
    })
    await returnFromProvider('?reference=r-1&outcome=confirm')
    expect(server.requests).toEqual([call('confirm')])
    expect(getShownScreen()).toBe('checking')
  })

  it('shows a failed result and removes it from the URL', async () => {
    server.respond(continueLead, () => {
      server.setStatus(buildLeadStatus('INSTANTOR', { handOver: { ...bankLink, outcome: 'failed' } }))
      return Response.json({ ...receipt, progressState: 9 })
    })
    await returnFromProvider('?reference=r-1&outcome=fail&lang=pl')
    expect(server.requests).toEqual([call('fail')])
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We could not connect your bank account')
    expect(window.location.search).toBe('?lang=pl')
  })

  it('shows the step again when the reference was already used', async () => {
    server.respond(continueLead, () => buildValidationProblem({ fieldName: 'reference', code: 'not-an-option' }))
    await returnFromProvider('?reference=r-1&outcome=confirm')
    expect(screen.getByRole('button', { name: 'Go to Pontis' })).toBeDefined()
    expect(window.location.search).toBe('')
  })

  it('shows a server error, keeps the parameters in the URL and retries', async () => {
    server.respond(continueLead, () => new Response('<html>', { status: 502 }))
    const { user } = await returnFromProvider('?reference=r-1&outcome=confirm')
    expect(await screen.findByRole('alert')).toHaveTextContent('Something is wrong on our side')
    expect(window.location.search).toBe('?reference=r-1&outcome=confirm')
    server.respond(continueLead, () => {
      server.setStatus(buildLeadStatus('CHECKING'))
      return Response.json(receipt)
    })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await server.waitForIdle()
    expect(server.requests).toEqual([call('confirm'), call('confirm')])
    expect(getShownScreen()).toBe('checking')
  })

  it.each(['?reference=r-1', '?outcome=confirm', '?reference=r-1&outcome=maybe', '?reference=%3Cb%3E&outcome=confirm'])(
    'ignores invalid parameters: %s',
    async (search) => {
      await returnFromProvider(search)
      expect(server.requests).toEqual([])
      expect(screen.getByRole('button', { name: 'Go to Pontis' })).toBeDefined()
    },
  )
})
