// Requests that the host page scrolls to a new page, an error, or a field that an error links to. Does nothing for an
// element that is already visible, or before the applicant has interacted with the form.
import type { Host } from './host.ts'
import { lookAt, type Sight } from './view.ts'

/** A high element counts as visible when this much of it is visible. */
const enoughPx = 120

export const isInSight = ({ top, height, seenTop, seenHeight }: Sight): boolean =>
  seenHeight > 0 && seenTop - top < 1 && seenHeight >= Math.min(height - 1, enoughPx)

/** The element to scroll to: the whole page for its heading, the whole question for a field. */
const shownFor = (target: Element): Element =>
  target.matches('h1') ? document.documentElement : (target.closest('fieldset, [data-invalid]') ?? target)

/**
 * Checks repeatedly, because a browser may scroll the host page to the focused element later, and to a wrong position.
 */
const looksAfterMs = [0, 150, 450] as const

export const createShowInHost = (host: Host): ((target: Element) => void) => {
  /** Counts interactions: after another interaction the page does not scroll back. */
  let acts = 0
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
    document.addEventListener(event, () => (acts += 1), { capture: true, passive: true })
  }
  const look = (target: Element) =>
    lookAt(target, (sight) => {
      if (isInSight(sight)) return
      lookAt(shownFor(target), ({ top }) => host({ type: 'FORM_SCROLL', top: Math.max(0, Math.round(top)) }))
    })
  return (target) => {
    if (acts === 0) return
    const shownAt = acts
    for (const ms of looksAfterMs) setTimeout(() => acts === shownAt && target.isConnected && look(target), ms)
  }
}
