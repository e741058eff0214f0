// Starts Chromium without the switches of Playwright: with partitioned storage and a profile that is not private. It
// starts more slowly and is for tests of storage in a frame.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../../tools/setup/chromium.ts'

export type OwnChromium = { readonly page: Page; readonly close: () => Promise<void> }

export const startOwnChromium = async (): Promise<OwnChromium> => {
  const profile = mkdtempSync(path.join(tmpdir(), 'own-chromium-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium() ?? chromium.executablePath(),
    // Replaces all switches, so the two that Playwright needs are among them.
    ignoreDefaultArgs: true,
    args: [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
  })
  const [page] = context.pages()
  if (page === undefined) throw new Error('Chromium has opened no tab')
  return {
    page,
    close: async () => {
      await context.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
