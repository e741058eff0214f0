// Two tabs of one browser share a lead. Only the tab that creates it reports `lead-created`.
import { product } from '@loan/domain/products/tukan-pl'
import { expect, it } from 'vitest'
import { flushPendingWork } from '../testing/flushPendingWork.ts'
import { createSaver, createScriptedLeadServer } from '../form/saving/testing/createScriptedLeadServer.ts'
import { createFakeStorage } from '../testing/createFakeStorage.ts'
import { openCountedSteps } from '../tracking/countedSteps.ts'
import { trackFunnel } from '../tracking/trackFunnel.ts'

createScriptedLeadServer()

it('reports lead-created in the first tab, and not in a second tab that continues the lead', async () => {
  const local = createFakeStorage()
  const names: string[] = []
  const openTab = (tab: string) => {
    const { store, saver, answer, lead } = createSaver(local)
    trackFunnel({
      store,
      product,
      steps: openCountedSteps({ session: createFakeStorage(), local: createFakeStorage() }),
      isResumed: false,
      claimedLeadId: null,
      send: ({ name }) => void names.push(`${tab}: ${name}`),
    })
    return { answer, saver, lead }
  }
  const first = openTab('first')
  first.answer({ amount: 3000 })
  first.saver.save()
  await flushPendingWork()
  const second = openTab('second')
  second.answer({ amount: 4000 })
  second.saver.save()
  await flushPendingWork()
  expect(second.lead().lead?.id).toBe(first.lead().lead?.id)
  expect(names.filter((name) => name.includes('lead-'))).toEqual(['first: lead-created'])
})
