// The example of docs/integrating-a-lender.md as a separate process, over HTTP in both directions, with and without
// faults: every lead ends.
import { describe, expect, it, vi } from 'vitest'
import { engines } from '../../testing/databases.ts'
import { createExampleLenders, lenderFaults, secret, faultsWithoutEvents, toKey } from '../../testing/exampleLenders.ts'
import { startLenderProcess } from '../../testing/lenderProcess.ts'
import type { LeadHandle } from '../../testing/leadCalls.ts'
import { requestStatus } from '../../testing/leadRequests.ts'

// A process can start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

describe.each(engines)('the example of a lender on $name', ({ open }) => {
  const { server, output, downPort, waitFor, submit, acceptOffer } = createExampleLenders(open)

  const readSteps = async (owned: LeadHandle) =>
    (await requestStatus(server(), owned)).steps.slice(1).map(({ kind, lender = '' }) => `${lender} ${kind}`.trim())
  const listAcceptedSteps = (key: string) => [
    `Lender ${key} asking`,
    ...Array.from({ length: 3 }, () => `Lender ${key} needs-answer`),
    `Lender ${key} agreed`,
  ]

  it.each(['none', 'slow', 'duplicate', 'out-of-order'] as const)(
    'leads to an accepted offer, each event once, with the fault %s',
    async (fault) => {
      const owned = await submit(fault)
      await acceptOffer(owned)
      expect(await readSteps(owned)).toEqual(listAcceptedSteps(toKey(fault)))
      const { applicationResult, offers } = await requestStatus(server(), owned)
      expect([applicationResult?.offerId, offers[0]?.amount]).toEqual([
        expect.stringMatching(new RegExp(`^${toKey(fault)}[A-Z]offer-1$`, 'u')),
        lenderFaults[fault],
      ])
    },
  )

  it('leads to an accepted offer after a bank link that the lender requires', async () => {
    const owned = await submit('bank-link')
    await acceptOffer(owned, 'INSTANTOR')
    expect(await readSteps(owned)).toContain('Lender banklink agreed')
  })

  it('rejects repeated, early and later events with their statuses', async () => {
    await expect.poll(output, { timeout: 60_000, interval: 50 }).toContain('outoforder accepts 204')
    expect(output()).toContain('duplicate requires-step 204\nduplicate requires-step 409\nduplicate requires-step 409')
    expect(output()).toContain('outoforder changes-offer 409')
    expect(output()).toContain('outoforder withdraws 409')
  })

  it.each(faultsWithoutEvents)(
    'continues with the next lender after the time limit, with the fault %s',
    async (fault) => {
      const owned = await submit(fault)
      await waitFor(owned, 'REDIRECTED')
      const key = toKey(fault)
      expect(await readSteps(owned)).toEqual([
        `Lender ${key} asking`,
        `Lender ${key} no-answer`,
        'Lender next asking',
        'Lender next agreed',
      ])
      expect((await requestStatus(server(), owned)).redirect?.url).toBe('https://next.example')
    },
  )

  it('rejects an event of a lender that the lead has left, and one with a wrong signature', async () => {
    await expect.poll(output, { timeout: 60_000, interval: 50 }).toContain('late requires-step 410')
    expect(output()).toContain('wrongsignature requires-step 401')
  })

  it('sends again when a lender that was down is up', async () => {
    const owned = await submit('down')
    await expect.poll(() => server().logged(), { timeout: 60_000, interval: 50 }).toContain('ECONNREFUSED')
    expect(await readSteps(owned)).toEqual(['Lender down asking'])
    const loansUrl = `http://127.0.0.1:${new URL(`http://${server().app.listeningOrigin.split('//')[1] ?? ''}`).port}`
    const up = await startLenderProcess({
      port: downPort(),
      loansUrl,
      lenders: [{ key: 'down', secret, fault: 'none' }],
    })
    try {
      await acceptOffer(owned)
    } finally {
      await up.stop()
    }
    expect(await readSteps(owned)).toEqual(listAcceptedSteps('down'))
  })
})
