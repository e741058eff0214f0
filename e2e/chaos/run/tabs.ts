// Opens, closes and reopens tabs and the browser of a run.
import type { Page } from '@playwright/test'
import type { ChaosRun } from './chaosRun.ts'

/** Adds a script that runs in every later page, also after the browser is restarted. */
export const addLastingScript = async (run: ChaosRun, content: string): Promise<void> => {
  run.lastingScripts.push(content)
  await run.context.addInitScript({ content })
}

/** Opens a new tab and makes it the current page of the run. */
export const openTab = async (run: ChaosRun, url: string): Promise<Page> => {
  run.page = await run.context.newPage()
  await run.page.goto(url)
  return run.page
}

/** Restarts the browser with the same profile and the lasting scripts. */
export const reopenBrowser = async (run: ChaosRun): Promise<void> => {
  run.context = await run.profile.open()
  run.watch.follow(run.context)
  for (const content of run.lastingScripts) await run.context.addInitScript({ content })
  run.page = run.context.pages()[0] ?? (await run.context.newPage())
  await run.page.goto(run.server.url)
}

const sameOriginFile = (run: ChaosRun): string => `${run.server.url}terms`

/** Closes the tab and reopens it with its session storage, as Ctrl+Shift+T does. */
export const closeAndReopenTab = async (run: ChaosRun): Promise<void> => {
  const { page } = run
  const url = page.url()
  // Navigation runs the page's handlers for leaving. A file of the same origin can read what they stored.
  await page.goto(sameOriginFile(run))
  const entries = await page.evaluate(() =>
    Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? ''] as const),
  )
  const tab = await openTab(run, sameOriginFile(run))
  await page.close()
  await tab.evaluate((stored) => {
    for (const [key, value] of stored) sessionStorage.setItem(key, value)
  }, entries)
  await tab.goto(url)
}
