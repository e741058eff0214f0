// Requests that the host page scrolls to a new page, an error, or a field that an error links to. Does nothing for an
// element that is already visible, or before the applicant has interacted with the form.
import type { Host } from './host.ts'
import { measureVisibility, type Visibility } from './measureVisibility.ts'

/** A high element counts as visible when this much of it is visible. */
const minVisiblePx = 120

export const isVisible = ({ top, height, visibleTop, visibleHeight }: Visibility): boolean =>
  visibleHeight > 0 && visibleTop - top < 1 && visibleHeight >= Math.min(height - 1, minVisiblePx)

/** The element to scroll to: the whole page for its heading, the whole question for a field. */
const findScrollTarget = (target: Element): Element =>
  target.matches('h1') ? document.documentElement : (target.closest('fieldset, [data-invalid]') ?? target)

/**
 * Checks repeatedly, because a browser may scroll the host page to the focused element later, and to a wrong position.
 */
const checkDelaysMs = [0, 150, 450] as const

export const createShowInHost = (host: Host): ((target: Element) => void) => {
  /** Counts interactions: after another interaction the page does not scroll back. */
  let interactionCount = 0
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
    document.addEventListener(event, () => (interactionCount += 1), { capture: true, passive: true })
  }
  const scrollIfHidden = (target: Element) =>
    measureVisibility(target, (visibility) => {
      if (isVisible(visibility)) return
      measureVisibility(findScrollTarget(target), ({ top }) =>
        host({ type: 'FORM_SCROLL', top: Math.max(0, Math.round(top)) }),
      )
    })
  return (target) => {
    if (interactionCount === 0) return
    const countBefore = interactionCount
    for (const ms of checkDelaysMs)
      setTimeout(() => interactionCount === countBefore && target.isConnected && scrollIfHidden(target), ms)
  }
}
