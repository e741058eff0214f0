// Tells the page around the frame how high the form is (spec 4.53 to 4.56), so that it needs no scroll bar.
import { debounce } from '../lib/debounce.ts'
import type { Host } from './host.ts'

/** Spec 9.25, 9.26. */
const debounceMs = 100
const thresholdPx = 10

/** Room below a dialog, so that its edge is seen. */
const belowDialogPx = 16

/** As high as what is in the document: not as the frame, which would never shrink. An open dialog counts. */
const measure = (): number => {
  const bottoms = [...document.querySelectorAll('dialog[open]')].map(
    (dialog) => dialog.getBoundingClientRect().bottom + window.scrollY + belowDialogPx,
  )
  return Math.ceil(Math.max(document.documentElement.getBoundingClientRect().height, ...bottoms))
}

/** Returns what asks for a report where no size changes by itself. */
export const reportHeight = (host: Host): (() => void) => {
  let reported = 0
  const { schedule } = debounce(() => {
    const height = measure()
    if (Math.abs(height - reported) <= thresholdPx) return
    reported = height
    host({ type: 'FORM_HEIGHT', height })
  }, debounceMs)
  new ResizeObserver(schedule).observe(document.documentElement)
  window.addEventListener('load', schedule)
  window.addEventListener('resize', schedule)
  // Brought back by the browser: the page around may have forgotten.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    reported = 0
    schedule()
  })
  schedule()
  return schedule
}
