// Asks the page around the frame to scroll where the applicant should look: a new page, an error, a field an error
// leads to. What is in sight already moves nothing, and nothing moves before the applicant has touched the form.
import type { Host } from './host.ts'
import { lookAt, type Sight } from './view.ts'

/** So much of something high is enough to read on. */
const enoughPx = 120

export const isInSight = ({ top, height, seenTop, seenHeight }: Sight): boolean =>
  seenHeight > 0 && seenTop - top < 1 && seenHeight >= Math.min(height - 1, enoughPx)

/** A heading stands for its page, a field for its question. */
const shownFor = (target: Element): Element =>
  target.matches('h1') ? document.documentElement : (target.closest('fieldset, [data-invalid]') ?? target)

/** A browser that scrolls the page around to what has the focus does so a moment later, and not always well. */
const looksAfterMs = [0, 150, 450] as const

export const createShowInHost = (host: Host): ((target: Element) => void) => {
  /** Counts what the applicant does: whoever has gone on is not called back. */
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
