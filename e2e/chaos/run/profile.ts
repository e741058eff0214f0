// A browser with a profile of its own on disk, which may be killed and started again on what it had written.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { findChromium, findHeadlessShell } from '../../../tools/setup/chromium.ts'

export type Profile = {
  readonly open: () => Promise<BrowserContext>
  /** SIGKILL to the browser; resolves once its connection is gone. */
  readonly kill: (context: BrowserContext) => Promise<void>
  /** Whether localStorage on disk holds this text yet: Chromium writes it seconds later. */
  readonly hasOnDisk: (text: string) => boolean
  readonly remove: () => void
}

export type Window = { readonly width: number; readonly height: number; readonly zoom: number }

/** A control that stays away longer is a failure of its own, not of the whole test. */
const actionTimeoutMs = 20_000

const findProcess = async (context: BrowserContext): Promise<number> => {
  const session = await context.browser()?.newBrowserCDPSession()
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] }
  const browser = processInfo.find(({ type }) => type === 'browser')
  if (browser === undefined) throw new Error('The browser names no process of its own')
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
        // A vendor's script that keeps quiet before robots would keep quiet here.
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
