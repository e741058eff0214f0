// The links in the e-mails about news of lenders, on both engines: they do not count as links that the applicant
// requests.
import { randomUUID } from 'node:crypto'
import { sendContinueLink } from '@loan/domain/contract/devices'
import { describe, expect, it } from 'vitest'
import { minuteMs } from '@loan/domain/durations'
import { createTwoLendersFixture } from '../../testing/createTwoLendersFixture.ts'
import { engines } from '../../testing/databases.ts'
import { leadTestActions, prepareLead } from '../../testing/leadActions.ts'

/** More than the links that a lead may request in a day. */
const steps = 7

describe.each(engines)('a lender that requires many steps on $name', ({ open }) => {
  const { server } = createTwoLendersFixture(open, { sends: ['amount'], followUpSeconds: 3600 })

  it('does not keep the applicant from requesting a link', async () => {
    const lead = await prepareLead(server, 'awaiting-answer', false)
    const { id, token } = lead
    for (let exchange = 0; exchange < steps; exchange += 1) {
      const current = { ...lead, exchange }
      expect(await leadTestActions['the lender requires a step'](server, current, randomUUID())).toBe('204')
      expect(await leadTestActions['the applicant completes the step'](server, current, randomUUID())).toBe('200')
    }
    server.passMs(minuteMs)
    expect((await server.call(sendContinueLink, { params: { id }, token })).status).toBe(200)
  })
})
