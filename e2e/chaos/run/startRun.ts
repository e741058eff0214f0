// Everything one seed needs: a server on a database of its own, stand-ins of the third parties, a browser.
import { test as base } from '@playwright/test'
import { startServer } from '../../setup/server.ts'
import { startVendors } from '../../setup/vendors.ts'
import { createPageWatch } from '../checks/watchPages.ts'
import type { Plan } from '../plan/plan.ts'
import { type ChaosRun, createRun } from './chaosRun.ts'
import { createProfile } from './profile.ts'

type RunFixtures = {
  /** Everything is closed after the test, also where it ran out of time. */
  readonly startRun: (plan: Plan) => Promise<ChaosRun>
}

/** `closing` grows with what is to be closed, in the order it was opened. */
const start = async (plan: Plan, closing: (() => Promise<unknown>)[]): Promise<ChaosRun> => {
  const vendors = await startVendors()
  closing.push(vendors.close)
  const server = await startServer(plan.product, vendors.environment)
  closing.push(server.close)
  const profile = createProfile(plan.window)
  closing.push(async () => profile.remove())
  const watch = createPageWatch()
  const context = await profile.open()
  watch.follow(context)
  const webdriver = 'Object.defineProperty(navigator, "webdriver", { get: () => false })'
  await context.addInitScript({ content: webdriver })
  const page = context.pages()[0] ?? (await context.newPage())
  const run = createRun({ plan, persona: plan.persona, server, vendors, profile, context, page, watch })
  run.lastingScripts.push(webdriver)
  // The browser of the end, which need not be that of the start.
  closing.push(() => run.context.close().catch(() => undefined))
  return run
}

export const test = base.extend<RunFixtures>({
  startRun: async ({ playwright: _playwright }, use) => {
    const closing: (() => Promise<unknown>)[] = []
    await use((plan) => start(plan, closing))
    for (const close of closing.toReversed()) await close()
  },
})
