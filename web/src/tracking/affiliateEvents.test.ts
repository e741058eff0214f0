import { affiliateEvent } from '@loan/domain/contract/customer'
import { product } from '@loan/domain/products/tukan-pl'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Request, RequestFailure } from '../api/request.ts'
import { createApplicationStore } from '../store/applicationStore.ts'
import { buildEvent } from './testing/adapterFixtures.ts'
import { sendAffiliateEvent } from './affiliateEvents.ts'

const lead = {
  id: '0b7a3f5e-6d1c-4a2b-9c3d-1e2f3a4b5c6d',
  token: 'secret',
  revision: 0,
  leadStatus: 'draft',
  expiresAt: '',
}
const sent = { affiliateReferenceParams: { attribute: 'partner' } }
let requests: unknown[][]

const answering = (answer: () => Promise<RequestFailure>): Request => {
  const request: Request = (...args) => {
    requests.push(args)
    return answer()
  }
  return request
}
const offline = answering(async () => ({ outcome: 'offline' }))

const storeWith = (...[change]: Parameters<ReturnType<typeof createApplicationStore>['updateLeadApplication']>) => {
  const store = createApplicationStore()
  store.updateLeadApplication(change)
  return store
}

beforeEach(() => {
  requests = []
})

describe('the affiliate of a lead', () => {
  // Shows spec 7.3
  it.each([
    ['lead-created', 'Lead'],
    ['lead-submitted', 'CompleteRegistration'],
    ['rejected', 'Rejected'],
  ] as const)('receives %s as %s, with the product identifier', (name, own) => {
    sendAffiliateEvent(
      { store: storeWith({ lead, applicationData: sent }), product, request: offline },
      buildEvent(name),
    )
    expect(requests).toEqual([
      [affiliateEvent, { body: { product: 'tukan-pl', id: lead.id, name: own }, leadToken: 'secret', keepalive: true }],
    ])
  })

  it.each([
    ['another step', 'page-completed', { lead, applicationData: sent }],
    ['no affiliate', 'lead-created', { lead, applicationData: {} }],
    ['no lead', 'rejected', { lead: null, applicationData: sent }],
  ] as const)('receives nothing: %s', (_why, name, change) => {
    sendAffiliateEvent({ store: storeWith(change), product, request: offline }, buildEvent(name))
    expect(requests).toEqual([])
  })

  it('may be unreachable without an error', async () => {
    const failing = answering(() => Promise.reject(new Error('blocked')))
    const store = storeWith({ lead, applicationData: sent })
    expect(() => sendAffiliateEvent({ store, product, request: failing }, buildEvent('rejected'))).not.toThrow()
    await Promise.resolve()
  })
})
