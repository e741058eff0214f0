// Every call of the screens after the form fails in every way (in the wide sweep; in the quick run some in two): the page
// says so in words, what was typed and chosen stands, pressing again does it, and there is one lead in the end.
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

/** In the quick run. */
const quick = [
  'next on mobile-verification',
  'next on policy-consents',
  'accept on ipfd-offer-choice',
  'the question of a resume link',
  'unsubscribing',
]

const acts = [...wayActs, ...loneActs].filter(({ name }) => isWide || quick.includes(name))

/** By turns, so that each fault is met by several calls. */
const faultsAt = (turn: number): readonly FaultName[] => {
  const places = [turn, turn + 3].map((place) => place % undoneFaults.length)
  return isWide ? undoneFaults : undoneFaults.filter((_fault, place) => places.includes(place))
}

const all: readonly Met[] = [
  ...acts.map((act, turn) => ({ act, faults: faultsAt(turn) })),
  ...acts.filter((_act, turn) => isWide || turn % 5 === 0).map((act) => ({ act, faults: [lostReply] as const })),
]

/** Resolves with the lead, once the act is done and shown. */
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

/** Most of it is waiting for lenders: so many at the same time, where nothing else is under way. */
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
      // A server rests meanwhile where its database is not shared: seconds for each.
      if (!isWide && !tukan.isShared) break
    }
  })
}

test('a skip that is pressed again after its reply was lost leaves one lender behind', async ({ page, tukan }) => {
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
