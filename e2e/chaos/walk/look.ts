// What the applicant sees: a page of the form, a screen, or neither.
import { type Position, findPosition } from '../../driver/walk.ts'
import type { ChaosRun } from '../run/chaosRun.ts'

export type Sight =
  | { readonly kind: 'page'; readonly position: Position }
  | { readonly kind: 'screen'; readonly name: string }
  | { readonly kind: 'neither' }

/** As text, to tell one sight from the next. */
export const nameSight = (sight: Sight): string => {
  if (sight.kind === 'page') return `page ${sight.position.key}`
  return sight.kind === 'screen' ? `screen ${sight.name}` : 'neither'
}

const waitsMs = 10_000

export const look = async ({ page, persona }: ChaosRun): Promise<Sight> => {
  const anything = page.locator('form[data-page], [data-screen]').first()
  // The page may be in the middle of a turn or of a load.
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

/** Pages of a lender's provider and of a lender: they have neither a page of the form nor a screen. */
const otherSite = /\/sandbox\/(?:partner|lender)\b/u

/** A redirected applicant comes to the lender's own site, which may follow so soon that no screen is seen. */
export const isLenderSite = ({ page }: ChaosRun): boolean => page.url().includes('/sandbox/lender/')

/** Resolves with true once something other than this sight is seen, with false after the time. */
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
