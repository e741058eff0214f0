// Runs in every measured page before the page's own scripts and records the time of each event by the page's clock.
// It changes the page only when `fill` or `focus` is called.
import type { Entries } from '../../e2e/personas/entries.ts'
import { fillPage, findPageForm, readPage } from './formReading.ts'

/** The controls that a measurement uses, in this order. */
export type Target = 'dialog' | 'email' | 'continue'

export type Step = { readonly from: string; readonly to: string; readonly ms: number }

export type TransferredFile = { readonly name: string; readonly bytes: number; readonly endMs: number }

export type Marks = {
  readonly fcpMs: number | null
  readonly lcpMs: number | null
  /** Sum of the time beyond 50 ms of every task so far. */
  readonly blockedMs: number
  /** Time of the first input event of the e-mail field. */
  readonly typedMs: number | null
  /** Time of the last submit event of the first page's form. */
  readonly handledMs: number | null
  /** Time at which the second page was painted. */
  readonly secondPageMs: number | null
  readonly files: readonly TransferredFile[]
}

const emailSelector = 'form[data-page] input[name="contactDetails.email"]'

const eventTimes = new Map<Target, number>()
const steps: Step[] = []
let handledMs: number | null = null
let secondPageMs: number | null = null
let shownKey: string | null = null
let paintedKey: string | null = null
let pressedMs = 0
let isPainted = false
let fcpMs: number | null = null
let lcpMs: number | null = null
let blockedMs = 0

const report = (signal: 'ready' | 'next'): void => {
  window.benchSignal?.(signal)
}

/** Runs a callback after the next frame was painted. */
const afterPaint = (run: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(run))
}

const openDialog = (): HTMLElement | null => document.querySelector('dialog[open] [type="submit"]')

const find = (target: Target): HTMLElement | null => {
  if (target === 'dialog') return openDialog()
  if (openDialog() !== null) return null
  return document.querySelector(target === 'email' ? emailSelector : 'form[data-page] [type="submit"]')
}

const reportWhenReady = (): void => {
  if (isPainted && (find('dialog') ?? find('email')) !== null) report('ready')
}

const onChange = (): void => {
  const form = findPageForm()
  const key = form?.dataset['page'] ?? null
  if (key === null || key === shownKey || form?.querySelector('h1') === null) return
  const from = shownKey
  shownKey = key
  if (from === null) {
    paintedKey = key
    return reportWhenReady()
  }
  const startMs = pressedMs
  afterPaint(() => {
    const nowMs = performance.now()
    secondPageMs ??= nowMs
    paintedKey = key
    steps.push({ from, to: key, ms: nowMs - startMs })
    report('next')
  })
}

const recordEvent = (target: Target, atMs: number): void => {
  if (!eventTimes.has(target)) eventTimes.set(target, atMs)
}

const observe = (type: string, onEntry: (entry: PerformanceEntry) => void): void => {
  new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true })
}

new MutationObserver(onChange).observe(document, {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['data-page'],
})
observe('paint', ({ name, startTime }) => {
  if (name !== 'first-contentful-paint') return
  fcpMs = startTime
  isPainted = true
  reportWhenReady()
})
observe('largest-contentful-paint', ({ startTime }) => {
  lcpMs = startTime
})
observe('longtask', ({ duration }) => {
  blockedMs += Math.max(0, duration - 50)
})

addEventListener(
  'input',
  ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(emailSelector) && target.value !== '') {
      recordEvent('email', performance.now())
    }
  },
  true,
)
addEventListener(
  'click',
  ({ target, timeStamp }) => {
    if (target instanceof Element && target.closest('form[data-page] [type="submit"]') !== null) pressedMs = timeStamp
  },
  true,
)
addEventListener(
  'submit',
  ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return
    if (target.closest('dialog') !== null) return recordEvent('dialog', performance.now())
    recordEvent('continue', performance.now())
    if (secondPageMs === null) handledMs = performance.now()
  },
  true,
)

const transferredFiles = (): readonly TransferredFile[] =>
  [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].flatMap((entry) =>
    entry instanceof PerformanceResourceTiming
      ? [
          {
            name: new URL(entry.name).pathname,
            // A file from the browser's cache has a transfer size of 0.
            bytes: entry.transferSize === 0 ? 0 : entry.encodedBodySize,
            endMs: entry.responseEnd,
            startMs: entry.startTime,
          },
        ]
      : [],
  )

const probe = {
  /** Key of the page that was painted last; null before the first page. */
  paintedKey: () => paintedKey,
  steps: () => steps,
  readPage,
  fill: (entries: Entries) => fillPage(entries),
  hasDialog: () => openDialog() !== null,
  hasReceived: (target: Target) => eventTimes.has(target),
  /** Moves the focus to the target. Returns true where the target exists and has the focus. */
  focus: (target: Target) => {
    const element = find(target)
    element?.focus()
    return element !== null && document.activeElement === element
  },
  marks: (): Marks => ({
    fcpMs,
    lcpMs,
    blockedMs,
    typedMs: eventTimes.get('email') ?? null,
    handledMs,
    secondPageMs,
    files: transferredFiles(),
  }),
}

declare global {
  interface Window {
    benchProbe: typeof probe
    /** The benchmark adds this binding where it waits for a signal. */
    benchSignal?: (signal: string) => void
  }
}

window.benchProbe = probe
