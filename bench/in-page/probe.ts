// Runs in every measured page before the page's own scripts and records the time of each event by the page's clock.
// It changes the page only when `fill` or `focus` is called.
import type { Entries } from '../../e2e/personas/entries.ts'
import { findNextAction, isControlEmpty, locate, type Point } from './actions.ts'
import { fillPage, findFirstControl, findPageForm, readPage } from './formReading.ts'
import { recordInteractions } from './interactions.ts'
import { pressMark, paintMark } from './marks.ts'
import { afterVisiblePaint } from './paint.ts'
import { listTransferredFiles, type TransferredFile } from './transferredFiles.ts'

/** The controls that a measurement uses, in this order. */
export type Target = 'dialog' | 'email' | 'continue'

/** One page turn, from the press on Continue until the first control of the next page is painted. */
export type PageNavigation = {
  readonly from: string
  readonly to: string
  readonly ms: number
  /** Number of elements on the page that was left. */
  readonly nodes: number
}

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
const navigations: PageNavigation[] = []
const readInteractions = recordInteractions()
let handledMs: number | null = null
let secondPageMs: number | null = null
let shownKey: string | null = null
let paintedKey: string | null = null
let pressedMs = 0
let pressedNodes = 0
let onPainted: (() => void) | null = null
let isPainted = false
let fcpMs: number | null = null
let lcpMs: number | null = null
let blockedMs = 0

const report = (signal: 'ready' | 'next'): void => {
  window.benchSignal?.(signal)
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

const onPagePainted = (key: string): void => {
  paintedKey = key
  const notify = onPainted
  onPainted = null
  notify?.()
}

const onChange = (): void => {
  const form = findPageForm()
  const key = form?.dataset['page'] ?? null
  if (form === null || key === null || key === shownKey || findFirstControl(form) === null) return
  const from = shownKey
  shownKey = key
  if (from === null) {
    onPagePainted(key)
    return reportWhenReady()
  }
  const startMs = pressedMs
  const nodes = pressedNodes
  afterVisiblePaint(form, () => {
    const nowMs = performance.now()
    performance.mark(pressMark, { startTime: startMs })
    performance.mark(paintMark, { startTime: nowMs })
    secondPageMs ??= nowMs
    navigations.push({ from, to: key, ms: nowMs - startMs, nodes })
    onPagePainted(key)
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
    if (!(target instanceof Element) || target.closest('form[data-page] [type="submit"]') === null) return
    pressedMs = timeStamp
    pressedNodes = document.body.getElementsByTagName('*').length
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

/** Resolves with the key of the painted page as soon as it is another one than `before`. */
const awaitPageAfter = (before: string | null): Promise<string> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (paintedKey !== null && paintedKey !== before) resolve(paintedKey)
      else onPainted = check
    }
    check()
  })

const probe = {
  awaitPageAfter,
  navigations: () => navigations,
  interactions: readInteractions,
  nextAction: findNextAction,
  isEmpty: isControlEmpty,
  /** The centre of the target; null where it is not in the document. */
  locate: (target: Target): Point | null => {
    const element = find(target)
    return element && locate(element)
  },
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
    files: listTransferredFiles(),
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
