// Completes a chain of pages, of the product or of a peer, with real input, as an applicant does.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Entries } from '../e2e/personas/entries.ts'
import type { Action, Point } from './in-page/actions.ts'

export type ChainOptions = {
  readonly entries: Entries
  /** Time on each page before it is filled in. */
  readonly readMs: number
  /** Number of pages to complete. Without it, the whole chain. */
  readonly pages?: number
  /** Called when a page is filled in, with its key. */
  readonly onFilled?: (key: string) => Promise<void>
}

/** Time from the last input of a page until Continue is pressed. */
export const pressMs = 300
/** Time between two keys. */
const keyMs = 30
/** Time in which a page renders what an answer requires. */
const renderMs = 60
/** Attempts to fill in one control, because a page that loads may move it. */
const attempts = 3
const pageWithinMs = 30_000
export const reviewKey = 'review'

/** Resolves with the key of the next page. Throws with the text of the present page where no other page is painted. */
const awaitPage = async (page: Page, before: string | null): Promise<string> => {
  const key = await Promise.race([
    page.evaluate((last) => window.benchProbe.awaitPageAfter(last), before),
    sleep(pageWithinMs, null, { ref: false }),
  ])
  if (key !== null) return key
  const text = await page.locator('form[data-page]').innerText()
  throw new Error(`No page was painted after ${before ?? 'the start'}:\n${text.slice(0, 600)}`)
}

const press = ({ mouse }: Page, { x, y }: Point): Promise<void> => mouse.click(x, y)

const perform = async (page: Page, action: Action): Promise<void> => {
  const { keyboard } = page
  switch (action.kind) {
    case 'press':
      return press(page, action)
    case 'choose':
      for (let step = 0; step < Math.abs(action.steps); step += 1) {
        await keyboard.press(action.steps > 0 ? 'ArrowDown' : 'ArrowUp', { delay: keyMs })
      }
      return
    case 'type':
      await press(page, action)
      if (action.hasValue) await keyboard.press('ControlOrMeta+a')
      return keyboard.type(action.text, { delay: keyMs })
  }
}

/** Fills in the open dialog or the page, with the controls that its answers render. */
const fill = async (page: Page, entries: Entries): Promise<void> => {
  const tried = new Map<string, number>()
  for (;;) {
    const done = [...tried].filter(([, count]) => count >= attempts).map(([name]) => name)
    const action = await page.evaluate(([all, names]) => window.benchProbe.nextAction(all, names), [
      entries,
      done,
    ] as const)
    if (action === null) return
    await perform(page, action)
    const count = (tried.get(action.name) ?? 0) + 1
    // A text box may show what was typed in another form.
    tried.set(action.name, action.kind === 'type' && !(await isEmpty(page, action.name)) ? attempts : count)
    await sleep(renderMs)
  }
}

const isEmpty = (page: Page, name: string): Promise<boolean> =>
  page.evaluate((one) => window.benchProbe.isEmpty(one), name)

const locate = async (page: Page, target: 'dialog' | 'continue'): Promise<Point> => {
  const point = await page.evaluate((one) => window.benchProbe.locate(one), target)
  if (point === null) throw new Error(`The page has no button: ${target}`)
  return point
}

const closeDialog = async (page: Page, entries: Entries): Promise<void> => {
  if (!(await page.evaluate(() => window.benchProbe.hasDialog()))) return
  await fill(page, entries)
  await press(page, await locate(page, 'dialog'))
  await page.waitForFunction(() => !window.benchProbe.hasDialog())
}

/** Resolves when the review or the page after the last one of `pages` is painted. */
export const completeChain = async (
  page: Page,
  { entries, readMs, pages = Infinity, onFilled }: ChainOptions,
): Promise<void> => {
  let key = await awaitPage(page, null)
  for (let completed = 0; key !== reviewKey && completed < pages; completed += 1) {
    await sleep(readMs)
    await closeDialog(page, entries)
    await fill(page, entries)
    const pressAt = performance.now() + pressMs - renderMs
    await onFilled?.(key)
    const { x, y } = await locate(page, 'continue')
    await page.mouse.move(x, y)
    await sleep(Math.max(0, pressAt - performance.now()))
    const next = awaitPage(page, key)
    // Located again, because the page may have rendered something above the button.
    await press(page, await locate(page, 'continue'))
    key = await next
  }
}
