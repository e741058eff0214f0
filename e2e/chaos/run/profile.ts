// A browser with its own profile on disk, which can be killed and restarted with the data that it had written.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { findChromium, findHeadlessShell } from '../../../tools/setup/chromium.ts'

export type Profile = {
  readonly open: () => Promise<BrowserContext>
  /** Sends SIGKILL to the browser. Resolves once the context is closed. */
  readonly kill: (context: BrowserContext) => Promise<void>
  /** Whether localStorage on disk contains this text. Chromium writes it with a delay of seconds. */
  readonly hasOnDisk: (text: string) => boolean
  readonly remove: () => void
}

export type Window = { readonly width: number; readonly height: number; readonly zoom: number }

/** Shorter than the timeout of the test, so that a missing control fails its action and not the whole test. */
const actionTimeoutMs = 20_000

const findProcess = async (context: BrowserContext): Promise<number> => {
  const session = await context.browser()?.newBrowserCDPSession()
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] }
  const browser = processInfo.find(({ type }) => type === 'browser')
  if (browser === undefined) throw new Error('The browser reports no browser process')
  return browser.id
}

export const createProfile = ({ width, height, zoom }: Window): Profile => {
  const folder = mkdtempSync(path.join(tmpdir(), 'chaos-profile-'))
  const executablePath = findHeadlessShell() ?? findChromium()
  return {
    open: async () => {
      const context = await chromium.launchPersistentContext(folder, {
        ...(executablePath !== null && { executablePath }),
        headless: true,
        args: ['--no-sandbox', '--disable-background-networking', '--no-first-run', '--disable-quic'],
        viewport: { width: Math.round(width / zoom), height: Math.round(height / zoom) },
        deviceScaleFactor: zoom,
        reducedMotion: 'reduce',
        // Some vendor scripts send nothing for the user agent of a headless browser.
        userAgent:
          'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
      })
      context.setDefaultTimeout(actionTimeoutMs)
      return context
    },
    kill: async (context) => {
      const pid = await findProcess(context)
      const closed = new Promise<void>((resolve) => {
        context.once('close', () => resolve())
      })
      process.kill(pid, 'SIGKILL')
      await closed
    },
    hasOnDisk: (text) => {
      const database = path.join(folder, 'Default', 'Local Storage', 'leveldb')
      if (!existsSync(database)) return false
      return readdirSync(database).some((file) => {
        const bytes = readFileSync(path.join(database, file))
        return bytes.includes(Buffer.from(text, 'latin1')) || bytes.includes(Buffer.from(text, 'utf16le'))
      })
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }),
  }
}
