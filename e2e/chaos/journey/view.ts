// Reads what the browser shows: a page of the form, a screen, or neither.
import { type Position, findPosition } from '../../driver/formPages.ts'
import type { ChaosRun } from '../run/chaosRun.ts'

export type View =
  | { readonly kind: 'page'; readonly position: Position }
  | { readonly kind: 'screen'; readonly name: string }
  | { readonly kind: 'neither' }

/** Formats what is shown as text, for comparison and for messages. */
export const formatView = (view: View): string => {
  if (view.kind === 'page') return `page ${view.position.key}`
  return view.kind === 'screen' ? `screen ${view.name}` : 'neither'
}

const viewTimeoutMs = 10_000

export const readView = async ({ page, persona }: ChaosRun): Promise<View> => {
  const anything = page.locator('form[data-page], [data-screen]').first()
  // The page may be loading or changing to another page.
  const isThere = await anything.waitFor({ timeout: viewTimeoutMs }).then(
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
const providerPages = /\/sandbox\/(?:partner|lender)\b/u

/** Whether the browser is on the lender's own site. A redirect may be so fast that no screen is seen before. */
export const isLenderSite = ({ page }: ChaosRun): boolean => page.url().includes('/sandbox/lender/')

/** Resolves with true once another page or screen is shown, and with false after the timeout. */
export const waitForOtherView = async ({ page }: ChaosRun, view: View, timeout: number): Promise<boolean> => {
  const selector =
    view.kind === 'page'
      ? `form[data-page]:not([data-page="${view.position.key}"]), [data-screen]`
      : view.kind === 'screen'
        ? `form[data-page], [data-screen]:not([data-screen="${view.name}"])`
        : 'form[data-page], [data-screen]'
  const seen = [page.locator(selector).first().waitFor({ timeout })]
  if (view.kind !== 'neither') seen.push(page.waitForURL(providerPages, { timeout }))
  return Promise.any(seen).then(
    () => true,
    () => false,
  )
}
