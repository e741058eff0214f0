// One cold load of a first page over Lighthouse's mobile network, without input or with input as early as possible.
import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from '@playwright/test'
import { runInNewContext, type MeasuredPage } from '../browser.ts'
import type { Entries } from '../../e2e/personas/entries.ts'
import type { Marks, Target } from '../in-page/probe.ts'
import type { BenchSetup } from '../benchSetup.ts'

const throttle = { cpu: 4, network: true }

/** Timeout of one run. */
const timeoutMs = 30_000
/** Time without a new request after which the page is idle. */
const idleMs = 5000
const betweenTriesMs = 10

type Page = MeasuredPage['page']

/** Loads the page without input, because the first input ends the measurement of the largest paint. */
export const loadPage = ({ browser, probe }: BenchSetup, address: string): Promise<Marks> =>
  runInNewContext(browser, { probe, throttle }, async ({ page }) => {
    let lastRequest = 0
    page.on('request', () => {
      lastRequest = performance.now()
    })
    await page.goto(address, { waitUntil: 'networkidle', timeout: timeoutMs })
    while (performance.now() - lastRequest < idleMs) await page.waitForTimeout(100)
    return page.evaluate(() => window.benchProbe.marks())
  })

const keys: Readonly<Record<Target, { readonly key: string; readonly text: string; readonly keyCode: number }>> = {
  dialog: { key: 'Enter', text: '\r', keyCode: 13 },
  email: { key: 'j', text: 'j', keyCode: 74 },
  continue: { key: 'Enter', text: '\r', keyCode: 13 },
}

const pressKey = async (session: CDPSession, target: Target): Promise<void> => {
  const { key, text, keyCode } = keys[target]
  const common = { key, windowsVirtualKeyCode: keyCode, nativeVirtualKeyCode: keyCode }
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text, ...common })
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...common })
}

/** Presses real keys until the page has received one, because a browser drops keys before its first paint. */
const pressUntilReceived = async ({ page, session }: MeasuredPage, target: Target): Promise<void> => {
  const deadline = performance.now() + timeoutMs
  while (performance.now() < deadline) {
    if (await page.evaluate((name) => window.benchProbe.focus(name), target)) await pressKey(session, target)
    if (await page.evaluate((name) => window.benchProbe.hasReceived(name), target)) return
    await page.waitForTimeout(betweenTriesMs)
  }
  throw new Error(`The page received no key for: ${target}`)
}

/** Resolves with a function that waits for a signal of the probe, without polling the busy page. */
const listen = async ({ page, session }: MeasuredPage) => {
  const reported = new Set<string>()
  const waiting = new Map<string, () => void>()
  session.on('Runtime.bindingCalled', ({ payload }) => {
    reported.add(payload)
    waiting.get(payload)?.()
  })
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'benchSignal' })
  return async (signal: string): Promise<void> => {
    if (reported.has(signal)) return
    const received = new Promise<true>((resolve) => {
      waiting.set(signal, () => resolve(true))
    })
    const hasSignal = await Promise.race([received, sleep(timeoutMs, false, { ref: false })])
    if (!hasSignal) throw new Error(`The page did not report "${signal}":\n${await page.locator('body').innerText()}`)
  }
}

const hasDialog = (page: Page): Promise<boolean> => page.evaluate(() => window.benchProbe.hasDialog())

/**
 * Confirms the dialog, types a key into the e-mail field, fills in the rest and presses Continue as soon as the first
 * page is painted. Resolves when the second page is painted.
 */
export const loadAndUsePage = ({ browser, probe }: BenchSetup, address: string, entries: Entries): Promise<Marks> =>
  runInNewContext(browser, { probe, throttle }, async (current) => {
    const { page } = current
    const waitForSignal = await listen(current)
    // Awaited only at the end, because the page is used while it loads.
    const loading = page.goto(address, { timeout: timeoutMs })
    loading.catch(() => undefined)
    await waitForSignal('ready')
    if (await hasDialog(page)) await pressUntilReceived(current, 'dialog')
    await pressUntilReceived(current, 'email')
    await page.evaluate((all) => window.benchProbe.fill(all), entries)
    await pressUntilReceived(current, 'continue')
    await waitForSignal('next')
    await loading
    return page.evaluate(() => window.benchProbe.marks())
  })
