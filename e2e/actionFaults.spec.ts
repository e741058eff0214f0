// Faults of every call of the screens after the form: the page shows a message and keeps the values, a further press
// succeeds, and there is one lead in the end. The full suite has every fault, the default suite two for some actions.
import type { Browser } from '@playwright/test'
import { type FaultCase, stateFaultCases } from './driver/faultCases.ts'
import { breakCall, type FaultName, lostReply, statusCall, faultsBeforeWrite } from './driver/faults.ts'
import { fetchStatus, type TestLead, storeLeadInBrowser, submitLead, waitForState } from './driver/leads.ts'
import { otherFaultCases } from './driver/otherFaultCases.ts'
import { expectFaultMessage } from './driver/expectFaultMessage.ts'
import { skipLender } from './driver/screenAction.ts'
import { getScreen } from './driver/screens.ts'
import { requireSingleLead } from './driver/storedLead.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import type { TestServer } from './setup/server.ts'
import { expect, isWide, phone, test } from './setup/test.ts'

type TestRun = { readonly faultCase: FaultCase; readonly faults: readonly FaultName[] }

/** Names of the actions in the default suite. */
const defaultNames = [
  'next on mobile-verification',
  'next on policy-consents',
  'accept on ipfd-offer-choice',
  'the question of a resume link',
  'unsubscribing',
]

const faultCases = [...stateFaultCases, ...otherFaultCases].filter(({ name }) => isWide || defaultNames.includes(name))

/** The faults of an action. The default suite rotates them, so that several actions have each fault. */
const chooseFaults = (index: number): readonly FaultName[] => {
  const indexes = [index, index + 3].map((faultIndex) => faultIndex % faultsBeforeWrite.length)
  return isWide ? faultsBeforeWrite : faultsBeforeWrite.filter((_fault, faultIndex) => indexes.includes(faultIndex))
}

const all: readonly TestRun[] = [
  ...faultCases.map((faultCase, index) => ({ faultCase, faults: chooseFaults(index) })),
  ...faultCases
    .filter((_case, index) => isWide || index % 5 === 0)
    .map((faultCase) => ({ faultCase, faults: [lostReply] as const })),
]

/** Runs one case. Resolves with its lead (null without one) once the page shows the result of the action. */
const run = async (browser: Browser, server: TestServer, { faultCase, faults }: TestRun): Promise<TestLead | null> => {
  const page = await browser.newPage({ ...phone, reducedMotion: 'reduce' })
  if (faultCase.waitsMs !== undefined) await page.clock.install()
  const prepared = await faultCase.prepare({ page, server, persona: anna })
  const trigger = { ...prepared, page, call: faultCase.call }
  for (const fault of faults) {
    if (fault === lostReply && faultCase.afterLostReply === 'goes on') {
      await breakCall(page, faultCase.call, fault)
      continue
    }
    const broken = await expectFaultMessage(trigger, fault)
    broken.endFault()
  }
  await prepared.press()
  await prepared.waitForResult()
  await page.close()
  return prepared.lead
}

/** Number of cases that run at the same time, because they mostly wait for lenders. */
const batchSize = isWide ? 4 : 1

for (let first = 0; first < all.length; first += batchSize) {
  const batch = all.slice(first, first + batchSize)
  const names = batch.map(
    ({ faultCase, faults }) => `${faultCase.name} (${faults.length > 2 ? 'every fault' : faults.join(', ')})`,
  )
  test(names.join('; '), async ({ browser, polandServer }) => {
    const leads = await Promise.all(
      batch.map((one, runIndex) => test.step(names[runIndex] ?? '', () => run(browser, polandServer, one))),
    )
    for (const [runIndex, lead] of leads.entries()) {
      const state = batch[runIndex]?.faultCase.to
      if (lead === null || state === null) continue
      expect(await requireSingleLead(polandServer, lead.persona), names[runIndex]).toMatchObject({ id: lead.id, state })
      // A server without a shared database stops for each read, which takes seconds. The default suite reads one lead.
      if (!isWide && !polandServer.isShared) break
    }
  })
}

test('a repeated skip after a lost reply skips only one lender', async ({ page, polandServer }) => {
  const lead = await submitLead(polandServer, withUniqueEmail(anna, 'mobile-verification'))
  await waitForState(polandServer, lead, 'MOBILE_VERIFICATION')
  await storeLeadInBrowser(page, polandServer, lead)
  await page.goto(`${polandServer.url}mobile-verification`)
  const screen = getScreen(page, 'mobile-verification')
  await screen.locator('#skip-lender').waitFor()
  const skipping = await breakCall(page, { method: 'POST', path: /\/lead\/skip\//u }, lostReply)
  const polling = await breakCall(page, statusCall, 'the server down')
  await skipLender(screen)
  await screen.getByRole('alert').waitFor()
  expect(skipping.times()).toBe(1)
  skipping.endFault()
  polling.endFault()
  await skipLender(screen)
  await getScreen(page, 'checking').waitFor()
  const { steps } = await fetchStatus(polandServer, lead)
  expect(steps.filter(({ kind }) => kind === 'skipped')).toHaveLength(1)
})
