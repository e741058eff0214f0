// Two tabs of one browser with the same lead: the tab that reaches a step first reports it.
import { product } from '@loan/domain/products/tukan-pl'
import { states } from '@loan/domain/states'
import { expect, it } from 'vitest'
import { createApplicationStore } from '../store/applicationStore.ts'
import { storageKeys } from '../store/storageKeys.ts'
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

const openTabs = () => {
  const local = createFakeStorage()
  const reported: string[] = []
  const openTab = (tab: string) => {
    const store = createApplicationStore()
    store.updateLeadApplication({ lead, progressState: states.CHECKING.code })
    trackFunnel({
      store,
      product,
      steps: openCountedSteps({ session: createFakeStorage(), local }),
      isResumed: true,
      claimedLeadId: null,
      send: ({ name }) => void reported.push(`${tab}: ${name}`),
    })
    return (state: keyof typeof states) => store.updateLeadApplication({ progressState: states[state].code })
  }
  return { local, reported, openTab }
}

it('reports an acceptance once when both tabs receive it', () => {
  const { reported, openTab } = openTabs()
  const [first, second] = [openTab('first'), openTab('second')]
  first('ACCEPTED')
  second('ACCEPTED')
  expect(reported.filter((step) => step.endsWith('accepted'))).toEqual(['first: accepted'])
})

it('reports that an offer was accepted in the tab that did not show it', () => {
  const { reported, openTab } = openTabs()
  const [first, second] = [openTab('first'), openTab('second')]
  first('PROFICREDIT_OFFER')
  second('ACCEPTED')
  first('ACCEPTED')
  expect(reported.filter((step) => step.includes('offer-') || step.endsWith(': accepted'))).toEqual([
    'first: offer-shown',
    'second: offer-accepted',
    'second: accepted',
  ])
})

it('does not store the id of the lead', () => {
  const { local, openTab } = openTabs()
  openTab('first')('ACCEPTED')
  expect(local.read(storageKeys.funnelSteps)).not.toBeNull()
  expect(local.read(storageKeys.funnelSteps)).not.toContain(lead.id)
})
