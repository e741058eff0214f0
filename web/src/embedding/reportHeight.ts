// Reports the height of the form to the host page (spec 4.53 to 4.56), so that the frame needs no scroll bar.
import { debounce } from '../lib/debounce.ts'
import type { Host } from './host.ts'

/** Spec 9.25, 9.26. */
const debounceMs = 100
const thresholdPx = 10

/** The margin below a dialog, so that its edge is visible. */
const belowDialogPx = 16

/** The height of the content with open dialogs, in pixels. The height of the frame would never shrink. */
const measureHeight = (): number => {
  const bottoms = [...document.querySelectorAll('dialog[open]')].map(
    (dialog) => dialog.getBoundingClientRect().bottom + window.scrollY + belowDialogPx,
  )
  return Math.ceil(Math.max(document.documentElement.getBoundingClientRect().height, ...bottoms))
}

/** Returns a function that schedules a report, for changes that no observer notices. */
export const reportHeight = (host: Host): (() => void) => {
  let reported = 0
  const { schedule } = debounce(() => {
    const height = measureHeight()
    if (Math.abs(height - reported) <= thresholdPx) return
    reported = height
    host({ type: 'FORM_HEIGHT', height })
  }, debounceMs)
  new ResizeObserver(schedule).observe(document.documentElement)
  window.addEventListener('load', schedule)
  window.addEventListener('resize', schedule)
  // A font can change the height of a frame that is out of view, where a browser runs no ResizeObserver.
  document.fonts.addEventListener('loadingdone', schedule)
  // After a restore from the back/forward cache, the host page may not know the height.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    reported = 0
    schedule()
  })
  schedule()
  return schedule
}
