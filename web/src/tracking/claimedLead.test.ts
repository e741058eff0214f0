// A lead from another device: its previous steps were reported there. This device reports the steps that follow.
import { product } from '@loan/domain/products/tukan-pl'
import { states } from '@loan/domain/states'
import { beforeEach, expect, it } from 'vitest'
import { type ApplicationStore, createApplicationStore } from '../store/applicationStore.ts'
import { storageKeys } from '../store/storageKeys.ts'
import { claimLead } from '../store/claimLead.ts'
import { createFakeStorage } from '../testing/createFakeStorage.ts'
import { openCountedSteps } from './countedSteps.ts'
import { trackFunnel } from './trackFunnel.ts'

const lead = {
  id: '0b7a3f5e-6d1c-4a2b-9c3d-1e2f3a4b5c6d',
  token: 'secret',
  revision: 0,
  leadStatus: 'submitted',
  expiresAt: '',
}

let store: ApplicationStore
let storages: {
  readonly session: ReturnType<typeof createFakeStorage>
  readonly local: ReturnType<typeof createFakeStorage>
}
let names: string[]

const follow = () =>
  trackFunnel({
    store,
    product,
    steps: openCountedSteps(storages),
    isResumed: false,
    claimedLeadId: storages.session.read(storageKeys.takenLead),
    send: ({ name }) => void names.push(name),
  })
const claim = () => claimLead(store, storages, { application: {}, lead, progressState: states.PROFICREDIT_OFFER.code })
const accept = () => store.updateLeadApplication({ progressState: states.ACCEPTED.code })

beforeEach(() => {
  store = createApplicationStore()
  storages = { session: createFakeStorage(), local: createFakeStorage() }
  names = []
})

it('reports none of the previous steps when tracking starts before the lead is taken over', () => {
  const stop = follow()
  claim()
  accept()
  expect(names).toEqual(['visit-started', 'offer-accepted', 'accepted'])
  stop()
})

it('reports none of the previous steps when the lead is taken over before tracking starts', () => {
  claim()
  const stop = follow()
  accept()
  expect(names).toEqual(['visit-started', 'offer-accepted', 'accepted'])
  stop()
})

it('reports only the pages of the draft that are completed here', () => {
  const stop = follow()
  const pages = { completed: ['name', 'address'], currentFormPath: '/income-source' }
  claimLead(store, storages, { application: {}, lead, progressState: 0, pages })
  store.completePage('income-source', {}, [])
  window.dispatchEvent(new Event('pagehide'))
  expect(names).toEqual(['visit-started', 'page-completed', 'visit-abandoned'])
  stop()
})

it('reports the steps of the next lead, which is created here', () => {
  claim()
  store.clear({})
  store.updateLeadApplication({ lead: { ...lead, id: '5f0e7c61-3b8a-4d2e-8f1b-9a6c5d4e3f2a' }, progressState: 0 })
  const stop = follow()
  expect(names).toEqual(['visit-started', 'lead-created'])
  stop()
})
