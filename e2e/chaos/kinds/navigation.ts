// Faults of navigation: reload, Back and Forward, and addresses that are typed or opened from links.
import { buildChain } from '@loan/domain/pages/chain'
import { filterShownPages } from '@loan/domain/pages/progress'
import { findPageOrScreen } from '../../driver/formPages.ts'
import { buildApplication, getProduct } from '../../personas/persona.ts'
import type { ChaosRun } from '../run/chaosRun.ts'
import type { Kind } from './kind.ts'

const waitForPage = async ({ page }: ChaosRun): Promise<void> => {
  await findPageOrScreen(page).waitFor({ timeout: 15_000 })
}

/** Goes forward from the empty page that is the first history entry of a tab. */
const returnFromEmptyPage = async ({ page }: ChaosRun): Promise<void> => {
  for (let step = 0; step < 30 && page.url() === 'about:blank'; step += 1) await page.goForward()
}

export const navigationKinds: readonly Kind[] = [
  {
    name: 'reload',
    classes: [2],
    phases: ['arrived', 'half', 'filled', 'checking', 'screen'],
    inject: async (run) => {
      await run.page.reload()
    },
  },
  {
    name: 'three reloads in a row',
    classes: [2],
    phases: ['half', 'filled', 'checking'],
    inject: async (run) => {
      for (let count = 0; count < 3; count += 1) await run.page.reload({ waitUntil: 'commit' })
      await waitForPage(run)
    },
  },
  {
    name: 'back and forward',
    classes: [2],
    phases: ['half', 'filled'],
    inject: async (run) => {
      await run.page.goBack()
      await returnFromEmptyPage(run)
      await waitForPage(run)
      await run.page.goForward()
      await waitForPage(run)
    },
  },
  {
    name: 'back several pages',
    classes: [2],
    phases: ['arrived', 'half', 'filled'],
    inject: async (run, random) => {
      const steps = 1 + random.below(4)
      for (let step = 0; step < steps; step += 1) {
        await run.page.goBack()
        if (run.page.url() === 'about:blank') break
      }
      await returnFromEmptyPage(run)
      await waitForPage(run)
      return { detail: `${steps} pages` }
    },
  },
  {
    name: 'history storm',
    classes: [2],
    phases: ['half', 'filled', 'checking'],
    inject: async (run, random) => {
      const directions = Array.from({ length: 24 }, () => (random.next() < 0.5 ? -1 : 1))
      // The first entry of a tab is the empty page. A storm that reaches it unloads the document.
      await run.page
        .evaluate((all) => {
          for (const direction of all) history.go(direction)
        }, directions)
        .catch(() => undefined)
      await run.page.waitForLoadState()
      await returnFromEmptyPage(run)
      await waitForPage(run)
    },
  },
  {
    name: 'address of a later page',
    classes: [2],
    phases: ['arrived', 'filled'],
    inject: async (run, random) => {
      const pages = filterShownPages(buildChain(getProduct(run.persona)), buildApplication(run.persona))
      const { key, path } = random.pick(pages)
      await run.page.goto(new URL(path.replace(/^\//u, ''), run.server.url).href)
      await waitForPage(run)
      return { detail: key }
    },
  },
  {
    name: 'link with another amount',
    classes: [2, 9],
    phases: ['arrived', 'filled'],
    inject: async (run) => {
      const { amount, period } = getProduct(run.persona)
      await run.page.goto(`${run.server.url}?amount=${amount.min}&period=${period.max}`)
      await waitForPage(run)
    },
  },
  {
    name: 'address of the first page',
    classes: [2],
    phases: ['arrived', 'filled', 'checking', 'screen'],
    inject: async (run) => {
      await run.page.goto(run.server.url)
      await waitForPage(run)
    },
  },
  {
    name: 'page frozen and restored',
    classes: [3],
    phases: ['half', 'filled', 'checking', 'screen'],
    inject: async ({ context, page }) => {
      const session = await context.newCDPSession(page)
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
      await session.send('Page.setWebLifecycleState', { state: 'frozen' })
      await session.send('Page.setWebLifecycleState', { state: 'active' })
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      await session.detach()
      return { detail: 'lifecycle states and events of the back-forward cache' }
    },
  },
]
