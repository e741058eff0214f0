// Opening, closing and reopening what the applicant looks at.
import type { Page } from '@playwright/test'
import type { ChaosRun } from './chaosRun.ts'

/** A script that runs in every page from now on, also in a browser that is started again. */
export const addLastingScript = async (run: ChaosRun, content: string): Promise<void> => {
  run.lastingScripts.push(content)
  await run.context.addInitScript({ content })
}

/** A new tab becomes what the applicant looks at. */
export const openTab = async (run: ChaosRun, url: string): Promise<Page> => {
  run.page = await run.context.newPage()
  await run.page.goto(url)
  return run.page
}

/** After the browser ended: the same profile again, with what lasts. */
export const reopenBrowser = async (run: ChaosRun): Promise<void> => {
  run.context = await run.profile.open()
  run.watch.follow(run.context)
  for (const content of run.lastingScripts) await run.context.addInitScript({ content })
  run.page = run.context.pages()[0] ?? (await run.context.newPage())
  await run.page.goto(run.server.url)
}

const sameOriginFile = (run: ChaosRun): string => `${run.server.url}terms`

/** Closes the tab as a person does, and reopens it as Ctrl+Shift+T does: with the storage of the tab. */
export const closeAndReopenTab = async (run: ChaosRun): Promise<void> => {
  const { page } = run
  const url = page.url()
  // Leaving runs what the page does as it is left; a file of the same origin shows what it stored.
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
