// Starts Chromium without the settings of Playwright: with partitioned storage and a profile that is not private. It
// starts more slowly and is for tests of storage in a frame.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../../tools/setup/chromium.ts'

export type OwnChromium = { readonly page: Page; readonly close: () => Promise<void> }

const startTimeoutMs = 20_000

export const startOwnChromium = async (): Promise<OwnChromium> => {
  const profile = mkdtempSync(path.join(tmpdir(), 'own-chromium-'))
  const child = spawn(
    findChromium() ?? chromium.executablePath(),
    ['--headless=new', '--no-sandbox', '--no-first-run', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    const timer = setTimeout(() => reject(new Error(`Chromium did not start: ${output}`)), startTimeoutMs)
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const found = /DevTools listening on (\S+)/u.exec(output)?.[1]
      if (found === undefined) return
      clearTimeout(timer)
      resolve(found)
    })
  })
  const browser = await chromium.connectOverCDP(address)
  const [context] = browser.contexts()
  if (context === undefined) throw new Error('Chromium has no profile')
  return {
    page: await context.newPage(),
    close: async () => {
      const exited = new Promise((resolve) => child.once('exit', resolve))
      // Closes all processes of the browser. After a kill, child processes would still write to the profile.
      const session = await browser.newBrowserCDPSession()
      await session.send('Browser.close')
      await exited
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
