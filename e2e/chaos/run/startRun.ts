// The Playwright fixture that starts a run: a server with its own database, vendor fakes and a browser.
import { startServer } from '../../setup/server.ts'
import { workerTest } from '../../setup/test.ts'
import { startVendors } from '../../setup/vendors.ts'
import { createPageWatch } from '../checks/watchPages.ts'
import type { Plan } from '../plan/plan.ts'
import { type ChaosRun, createRun } from './chaosRun.ts'
import { createProfile } from './profile.ts'

type RunFixtures = {
  /** Starts a run. The fixture closes everything after the test, also after a timeout. */
  readonly startRun: (plan: Plan) => Promise<ChaosRun>
}

/** Adds a close function to `closing` for each resource, in the order in which they are opened. */
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
  // Closes the last context, which is another one after a restart of the browser.
  closing.push(() => run.context.close().catch(() => undefined))
  return run
}

export const test = workerTest.extend<RunFixtures>({
  startRun: async ({ playwright: _playwright }, use) => {
    const closing: (() => Promise<unknown>)[] = []
    await use((plan) => start(plan, closing))
    for (const close of closing.toReversed()) await close()
  },
})
