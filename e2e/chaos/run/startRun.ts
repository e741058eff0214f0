// Everything one seed needs: a server on a database of its own, stand-ins of the third parties, a browser.
import { startServer } from '../../setup/server.ts'
import { startVendors } from '../../setup/vendors.ts'
import { createPageWatch } from '../checks/watchPages.ts'
import type { Plan } from '../plan/plan.ts'
import { type ChaosRun, createRun } from './chaosRun.ts'
import { createProfile } from './profile.ts'

export type StartedRun = { readonly run: ChaosRun; readonly close: () => Promise<void> }

export const startRun = async (plan: Plan): Promise<StartedRun> => {
  const vendors = await startVendors()
  const server = await startServer(plan.product, vendors.environment)
  const profile = createProfile(plan.window)
  const watch = createPageWatch()
  const context = await profile.open()
  watch.follow(context)
  const webdriver = 'Object.defineProperty(navigator, "webdriver", { get: () => false })'
  await context.addInitScript({ content: webdriver })
  const page = context.pages()[0] ?? (await context.newPage())
  const run = createRun({ plan, persona: plan.persona, server, vendors, profile, context, page, watch })
  run.lastingScripts.push(webdriver)
  return {
    run,
    close: async () => {
      await run.context.close().catch(() => undefined)
      await server.close()
      await vendors.close()
      profile.remove()
    },
  }
}
