// Faults of every call of the screens after the form: the page shows a message and keeps the values, a further press
// succeeds, and there is one lead in the end. The full suite has every fault, the default suite two for some actions.
import type { Browser } from '@playwright/test'
import { type Act, wayActs } from './driver/acts.ts'
import { breakCall, type FaultName, lostReply, statusCall, undoneFaults } from './driver/faults.ts'
import { fetchStatus, type HeldLead, hold, send, waitForState } from './driver/leads.ts'
import { loneActs } from './driver/loneActs.ts'
import { meetFault } from './driver/meetFaults.ts'
import { screenOf } from './driver/screens.ts'
import { readOnlyLead } from './driver/stored.ts'
import { getText } from './driver/texts.ts'
import { unique } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import type { TestServer } from './setup/server.ts'
import { expect, isWide, phone, test } from './setup/test.ts'

type Met = { readonly act: Act; readonly faults: readonly FaultName[] }

/** Names of the actions in the default suite. */
const quick = [
  'next on mobile-verification',
  'next on policy-consents',
  'accept on ipfd-offer-choice',
  'the question of a resume link',
  'unsubscribing',
]

const acts = [...wayActs, ...loneActs].filter(({ name }) => isWide || quick.includes(name))

/** The faults of an action. The default suite rotates them, so that several actions have each fault. */
const faultsAt = (turn: number): readonly FaultName[] => {
  const places = [turn, turn + 3].map((place) => place % undoneFaults.length)
  return isWide ? undoneFaults : undoneFaults.filter((_fault, place) => places.includes(place))
}

const all: readonly Met[] = [
  ...acts.map((act, turn) => ({ act, faults: faultsAt(turn) })),
  ...acts.filter((_act, turn) => isWide || turn % 5 === 0).map((act) => ({ act, faults: [lostReply] as const })),
]

/** Runs one case. Resolves with its lead (null without one) once the page shows the result of the action. */
const run = async (browser: Browser, server: TestServer, { act, faults }: Met): Promise<HeldLead | null> => {
  const page = await browser.newPage({ ...phone, reducedMotion: 'reduce' })
  if (act.waitsMs !== undefined) await page.clock.install()
  const facing = await act.come({ page, server, persona: anna })
  const pressing = { ...facing, page, call: act.call }
  for (const fault of faults) {
    if (fault === lostReply && act.afterLostReply === 'goes on') {
      await breakCall(page, act.call, fault)
      continue
    }
    const broken = await meetFault(pressing, fault)
    broken.mend()
  }
  await facing.press()
  await facing.arrive()
  await page.close()
  return facing.lead
}

/** Number of cases that run at the same time, because they mostly wait for lenders. */
const atOnce = isWide ? 4 : 1

for (let first = 0; first < all.length; first += atOnce) {
  const met = all.slice(first, first + atOnce)
  const names = met.map(({ act, faults }) => `${act.name} (${faults.length > 2 ? 'every fault' : faults.join(', ')})`)
  test(names.join('; '), async ({ browser, tukan }) => {
    const leads = await Promise.all(
      met.map((one, place) => test.step(names[place] ?? '', () => run(browser, tukan, one))),
    )
    for (const [place, lead] of leads.entries()) {
      const state = met[place]?.act.to
      if (lead === null || state === null) continue
      expect(await readOnlyLead(tukan, lead.persona), names[place]).toMatchObject({ id: lead.id, state })
      // A server without a shared database stops for each read, which takes seconds. The default suite reads one lead.
      if (!isWide && !tukan.isShared) break
    }
  })
}

test('a repeated skip after a lost reply skips only one lender', async ({ page, tukan }) => {
  const lead = await send(tukan, unique(anna, 'mobile-verification'))
  await waitForState(tukan, lead, 'MOBILE_VERIFICATION')
  await hold(page, tukan, lead)
  await page.goto(`${tukan.url}mobile-verification`)
  const screen = screenOf(page, 'mobile-verification')
  const button = screen.getByRole('button', { name: getText('pl', 'mobile-verification', 'skip>action') })
  await button.waitFor()
  const skipping = await breakCall(page, { method: 'POST', path: /\/lead\/skip\//u }, lostReply)
  const asking = await breakCall(page, statusCall, 'the server down')
  await button.click()
  await screen.getByRole('alert').waitFor()
  expect(skipping.times()).toBe(1)
  skipping.mend()
  asking.mend()
  await button.click()
  await screenOf(page, 'checking').waitFor()
  const { steps } = await fetchStatus(tukan, lead)
  expect(steps.filter(({ kind }) => kind === 'skipped')).toHaveLength(1)
})
