// Two tabs of one browser share a lead. Only the tab that creates it reports `lead-created`.
import { product } from '@loan/domain/products/tukan-pl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openLocal, openSaver, playLeadServer, settle } from '../form/playLeadServer.ts'
import { createMemoryStorage } from '../tracking/adapters/adapterFixtures.ts'
import { openCountedSteps } from '../tracking/countedSteps.ts'
import { trackFunnel } from '../tracking/trackFunnel.ts'

beforeEach(() => void vi.stubGlobal('fetch', playLeadServer().fetch))
afterEach(() => {
  vi.unstubAllGlobals()
})

it('reports lead-created in the first tab, and not in a second tab that continues the lead', async () => {
  const local = openLocal()
  const names: string[] = []
  const openTab = (tab: string) => {
    const { store, saver, answer, lead } = openSaver(local)
    trackFunnel({
      store,
      product,
      steps: openCountedSteps({ session: createMemoryStorage(), local: createMemoryStorage() }),
      isResumed: false,
      takenLeadId: null,
      send: ({ name }) => void names.push(`${tab}: ${name}`),
    })
    return { answer, saver, lead }
  }
  const first = openTab('first')
  first.answer({ amount: 3000 })
  first.saver.save()
  await settle()
  const second = openTab('second')
  second.answer({ amount: 4000 })
  second.saver.save()
  await settle()
  expect(second.lead().lead?.id).toBe(first.lead().lead?.id)
  expect(names.filter((name) => name.includes('lead-'))).toEqual(['first: lead-created'])
})
