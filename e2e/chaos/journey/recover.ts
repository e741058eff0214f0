// Recovers from an error by visible and enabled controls alone, without knowledge of the form.
import type { Locator, Page } from '@playwright/test'
import { fetchStatus } from '../../driver/leads.ts'
import { type ChaosRun, endFaults, report } from '../run/chaosRun.ts'
import { readView, formatView, type View, waitForEffect, waitForOtherView } from './view.ts'

const patienceMs = 5_000
const rounds = 12

/** Finds the buttons and links in messages, which a reader of the page presses first. */
const messageControls = (page: Page): Locator =>
  page
    .locator('[role="alert"]:not(#error-summary), [role="status"]')
    .locator('button:visible:not([aria-disabled="true"]), a[href]:visible')

/** Resolves with false where the control cannot be pressed. */
const press = (control: Locator): Promise<boolean> =>
  control.click({ timeout: 3000 }).then(
    () => true,
    () => false,
  )

const describe = async (page: Page): Promise<string> => {
  const alerts = await page
    .locator('[role="alert"], [role="status"], #error-summary')
    .allInnerTexts()
    .catch(() => [])
  return `${new URL(page.url()).pathname}: ${alerts.join(' | ').replaceAll(/\s+/gu, ' ').slice(0, 300)}`
}

/**
 * Presses controls of messages until another page or screen is shown. Reports a finding where none is. `repeatAction`
 * repeats the action of the page. Throws at a dead end.
 */
export const recover = async (run: ChaosRun, view: View, repeatAction: () => Promise<void>): Promise<void> => {
  for (let round = 0; round < rounds; round += 1) {
    const wait = round === 0 ? waitForEffect : waitForOtherView
    if (await wait(run, view, patienceMs)) return
    await endFaults(run)
    const control = messageControls(run.page).first()
    if ((await control.count()) > 0 && (await press(control))) {
      if (await waitForOtherView(run, view, patienceMs)) return
    }
    await repeatAction().catch(() => undefined)
  }
  const where = `${formatView(view)} at ${await describe(run.page)}`
  await run.page.reload().catch(() => undefined)
  const seen = await readView(run)
  if (formatView(seen) === formatView(view)) await repeatAction().catch(() => undefined)
  const hasReloadHelped = formatView(seen) !== formatView(view) || (await waitForOtherView(run, view, patienceMs * 2))
  const lead = run.watch.leads.at(-1)
  const state = lead === undefined ? 'none' : JSON.stringify((await fetchStatus(run.server, lead)).progressState)
  report(run, hasReloadHelped ? 'only a reload helped' : 'dead end', `${where}, lead in state ${state}`)
  if (!hasReloadHelped) throw new Error(`Dead end on ${where}`)
}

/**
 * Recovers where neither a page nor a screen is shown, with the first control of the document. Reloads the browser's
 * error page, which a reload without a connection shows.
 */
export const recoverWithoutView = (run: ChaosRun): Promise<void> =>
  recover(run, { kind: 'neither' }, async () => {
    if (run.page.url().startsWith('chrome-error:')) await run.page.reload()
    else await press(run.page.locator('button:visible, a[href]:visible').first())
  })
