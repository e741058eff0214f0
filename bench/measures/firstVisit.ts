// One cold visit to a first page over Lighthouse's mobile line: only looked at, or used as early as it can be.
import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from '@playwright/test'
import { visit, type Visit } from '../browser.ts'
import type { Entries } from '../../e2e/personas/entries.ts'
import type { Marks, Target } from '../in-page/probe.ts'
import type { Stage } from '../stage.ts'

const throttle = { cpu: 4, network: true }

/** How long a visit may take before it counts as broken. */
const withinMs = 30_000
/** After the network has gone quiet: what the page still does by itself. */
const restMs = 1000
const betweenTriesMs = 10

type Page = Visit['page']

/** Nothing is touched: painting ends with the first key pressed. */
export const lookAt = ({ browser, probe }: Stage, address: string): Promise<Marks> =>
  visit(browser, { probe, throttle }, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle', timeout: withinMs })
    await page.waitForTimeout(restMs)
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

/** Real keys, until the page has heard one: a browser drops those that come before it first painted. */
const pressUntilHeard = async ({ page, session }: Visit, target: Target): Promise<void> => {
  const deadline = performance.now() + withinMs
  while (performance.now() < deadline) {
    if (await page.evaluate((name) => window.benchProbe.focus(name), target)) await pressKey(session, target)
    if (await page.evaluate((name) => window.benchProbe.hasHeard(name), target)) return
    await page.waitForTimeout(betweenTriesMs)
  }
  throw new Error(`The page never heard a key for: ${target}`)
}

/** Tells what the probe tells, without asking the busy page over and over. */
const listen = async ({ page, session }: Visit) => {
  const reported = new Set<string>()
  const waiting = new Map<string, () => void>()
  session.on('Runtime.bindingCalled', ({ payload }) => {
    reported.add(payload)
    waiting.get(payload)?.()
  })
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'benchSignal' })
  return async (news: string): Promise<void> => {
    if (reported.has(news)) return
    const came = new Promise<true>((resolve) => {
      waiting.set(news, () => resolve(true))
    })
    const isHere = await Promise.race([came, sleep(withinMs, false, { ref: false })])
    if (!isHere) throw new Error(`The page was never ${news}:\n${await page.locator('body').innerText()}`)
  }
}

const hasDialog = (page: Page): Promise<boolean> => page.evaluate(() => window.benchProbe.hasDialog())

/**
 * As soon as the first page is painted: its dialog is confirmed, a key typed into the e-mail field, the rest filled
 * in, Continue pressed. Ends when the second page is painted.
 */
export const useAtOnce = ({ browser, probe }: Stage, address: string, entries: Entries): Promise<Marks> =>
  visit(browser, { probe, throttle }, async (current) => {
    const { page } = current
    const awaitNews = await listen(current)
    // Not awaited before its end: the page is used while it loads.
    const loading = page.goto(address, { timeout: withinMs })
    loading.catch(() => undefined)
    await awaitNews('ready')
    if (await hasDialog(page)) await pressUntilHeard(current, 'dialog')
    await pressUntilHeard(current, 'email')
    await page.evaluate((all) => window.benchProbe.fill(all), entries)
    await pressUntilHeard(current, 'continue')
    await awaitNews('next')
    await loading
    return page.evaluate(() => window.benchProbe.marks())
  })
