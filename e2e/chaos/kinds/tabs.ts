// Faults of tabs and browsers: crashed, killed, closed, duplicated, or open at the same time.
import { findPageOrScreen } from '../../driver/formPages.ts'
import { endFaults, type ChaosRun } from '../run/chaosRun.ts'
import { closeAndReopenTab, openTab, reopenBrowser } from '../run/tabs.ts'
import type { Kind } from './kind.ts'

const crash = async (run: ChaosRun): Promise<void> => {
  const { page, context } = run
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => undefined)
  await crashed
}

/** Reads the copy for the next session as text; null before it exists. */
const readCopy = ({ page }: ChaosRun): Promise<string | null> =>
  page.evaluate(() => {
    try {
      return localStorage.getItem('storedLoanApplication')
    } catch {
      return null
    }
  })

const windowLength = 40

/** Whether every piece of the copy is on disk. A changed answer is in one of the pieces. */
const isWritten = (run: ChaosRun, copy: string): boolean => {
  for (let from = 0; from < copy.length; from += windowLength) {
    if (!run.profile.hasOnDisk(copy.slice(from, from + windowLength))) return false
  }
  return true
}

/**
 * Waits until Chromium has written localStorage to disk, which it does seconds later. Resolves with false after 15 s.
 */
const waitForDisk = async (run: ChaosRun): Promise<boolean> => {
  const copy = await readCopy(run)
  if (copy === null) return true
  for (let wait = 0; wait < 60; wait += 1) {
    if (isWritten(run, copy)) return true
    await run.page.waitForTimeout(250)
  }
  return false
}

const waitForDraft = ({ page }: ChaosRun): Promise<void> => page.waitForTimeout(400)

export const tabKinds: readonly Kind[] = [
  {
    name: 'tab crash',
    classes: [1],
    phases: ['arrived', 'half', 'filled', 'checking', 'screen'],
    mayLose: ['typed just before a crash', 'personal codes of a closed tab'],
    inject: async (run) => {
      const { page } = run
      const url = page.url()
      await waitForDraft(run)
      await crash(run)
      await openTab(run, url)
      await page.close()
    },
  },
  {
    name: 'browser killed and started again',
    classes: [1],
    phases: ['half', 'filled', 'checking', 'screen'],
    mayLose: ['typed just before a crash', 'personal codes of a closed tab'],
    inject: async (run) => {
      await waitForDraft(run)
      if (!(await waitForDisk(run))) return { detail: 'left out: the browser had not written its storage to disk' }
      await endFaults(run)
      await run.profile.kill(run.context)
      await reopenBrowser(run)
      return {}
    },
  },
  {
    name: 'browser closed and started again',
    classes: [1],
    phases: ['half', 'filled', 'checking'],
    mayLose: ['personal codes of a closed tab'],
    inject: async (run) => {
      await waitForDraft(run)
      await endFaults(run)
      await run.context.close()
      await reopenBrowser(run)
    },
  },
  {
    name: 'tab closed and reopened',
    classes: [1, 4],
    phases: ['half', 'filled', 'checking', 'screen'],
    inject: async (run) => closeAndReopenTab(run),
  },
  {
    name: 'tab closed during a save, and a new one opened',
    classes: [1],
    phases: ['submit'],
    mayLose: ['personal codes of a closed tab'],
    inject: async (run) => ({
      press: async () => {
        const { page } = run
        const isSent = new Promise<void>((resolve) => {
          void page.route('**/api/v3/lead', () => resolve(), { times: 1 })
        })
        await page.locator('form[data-page] [type="submit"]').click()
        // A page without changes sends no request.
        await Promise.race([isSent, page.waitForTimeout(1500)])
        await openTab(run, run.server.url)
        await page.close()
      },
    }),
  },
  {
    name: 'duplicated tab, the first one closed',
    classes: [4],
    phases: ['half', 'filled', 'checking', 'screen'],
    inject: async (run) => {
      const { page } = run
      await waitForDraft(run)
      const opened = page.waitForEvent('popup')
      await page.evaluate(() => void window.open(location.href))
      run.page = await opened
      await run.page.waitForLoadState()
      await page.close()
    },
  },
  {
    name: 'duplicated tab, later back in the first one',
    classes: [4, 15],
    phases: ['filled'],
    inject: async (run) => {
      const { page } = run
      await waitForDraft(run)
      const opened = page.waitForEvent('popup')
      await page.evaluate(() => void window.open(location.href))
      run.page = await opened
      await run.page.waitForLoadState()
      run.later.push({
        pages: 2,
        mayLose: ['personal codes of a closed tab'],
        perform: async () => {
          run.page = page
          await page.bringToFront()
        },
      })
    },
  },
  {
    name: 'second tab opened and closed',
    classes: [4],
    phases: ['arrived', 'filled', 'checking', 'screen'],
    inject: async (run) => {
      const { page } = run
      const second = await openTab(run, run.server.url)
      await findPageOrScreen(second).waitFor()
      await second.close()
      run.page = page
      await page.bringToFront()
    },
  },
  {
    name: 'second tab, the first one closed',
    classes: [4],
    phases: ['half', 'filled', 'checking'],
    mayLose: ['personal codes of a closed tab'],
    inject: async (run) => {
      const { page } = run
      await waitForDraft(run)
      const second = await openTab(run, run.server.url)
      await findPageOrScreen(second).waitFor()
      await page.close()
    },
  },
]
