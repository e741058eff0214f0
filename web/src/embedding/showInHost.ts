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

export const createShowInHost = (host: Host): ((target: Element) => void) => {
  let isTouched = false
  for (const event of ['pointerdown', 'keydown']) {
    document.addEventListener(event, () => (isTouched = true), { capture: true, once: true })
  }
  return (target) => {
    if (!isTouched) return
    lookAt(target, (sight) => {
      if (isInSight(sight)) return
      lookAt(shownFor(target), ({ top }) => host({ type: 'FORM_SCROLL', top: Math.max(0, Math.round(top)) }))
    })
  }
}
