// Reads what the browser shows: a page of the form, a screen, or neither.
import { type Position, findPosition } from '../../driver/walk.ts'
import type { ChaosRun } from '../run/chaosRun.ts'

export type Sight =
  | { readonly kind: 'page'; readonly position: Position }
  | { readonly kind: 'screen'; readonly name: string }
  | { readonly kind: 'neither' }

/** Formats what is shown as text, for comparison and for messages. */
export const nameSight = (sight: Sight): string => {
  if (sight.kind === 'page') return `page ${sight.position.key}`
  return sight.kind === 'screen' ? `screen ${sight.name}` : 'neither'
}

const waitsMs = 10_000

export const look = async ({ page, persona }: ChaosRun): Promise<Sight> => {
  const anything = page.locator('form[data-page], [data-screen]').first()
  // The page may be loading or changing to another page.
  const isThere = await anything.waitFor({ timeout: waitsMs }).then(
    () => true,
    () => false,
  )
  if (!isThere) return { kind: 'neither' }
  const name = await anything.getAttribute('data-screen', { timeout: 1000 }).catch(() => null)
  if (name !== null) return { kind: 'screen', name }
  const position = await findPosition(page, persona).catch(() => null)
  return position === null ? { kind: 'neither' } : { kind: 'page', position }
}

/** Addresses of a provider and of a lender, which have neither a page of the form nor a screen. */
const otherSite = /\/sandbox\/(?:partner|lender)\b/u

/** Whether the browser is on the lender's own site. A redirect may be so fast that no screen is seen before. */
export const isLenderSite = ({ page }: ChaosRun): boolean => page.url().includes('/sandbox/lender/')

/** Resolves with true once another page or screen is shown, and with false after the timeout. */
export const waitForOther = async ({ page }: ChaosRun, sight: Sight, timeout: number): Promise<boolean> => {
  const selector =
    sight.kind === 'page'
      ? `form[data-page]:not([data-page="${sight.position.key}"]), [data-screen]`
      : sight.kind === 'screen'
        ? `form[data-page], [data-screen]:not([data-screen="${sight.name}"])`
        : 'form[data-page], [data-screen]'
  const seen = [page.locator(selector).first().waitFor({ timeout })]
  if (sight.kind !== 'neither') seen.push(page.waitForURL(otherSite, { timeout }))
  return Promise.any(seen).then(
    () => true,
    () => false,
  )
}
