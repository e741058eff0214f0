// Reads what the browser shows: a page of the form, a screen, or neither.
import type { Locator } from '@playwright/test'
import { type Position, findPageOrScreen, findPosition } from '../../driver/formPages.ts'
import { pageForm, withDialog } from '../../driver/pageSelectors.ts'
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

/** Addresses of a provider and of a lender, which have neither a page of the form nor a screen. */
const providerPages = /\/sandbox\/(?:partner|lender)\b/u

export const readView = async ({ page, persona }: ChaosRun): Promise<View> => {
  const anything = findPageOrScreen(page)
  // The message of an application that did not start.
  const startFailed = page.locator('#start-failed:not([hidden])')
  // The page may be loading or changing to another page.
  if (!providerPages.test(page.url()))
    await anything
      .or(startFailed)
      .first()
      .waitFor({ timeout: viewTimeoutMs })
      .catch(() => undefined)
  const isThere = await anything.isVisible()
  if (!isThere) return { kind: 'neither' }
  const name = await anything.getAttribute('data-screen', { timeout: 1000 }).catch(() => null)
  if (name !== null) return { kind: 'screen', name }
  const position = await findPosition(page, persona).catch(() => null)
  return position === null ? { kind: 'neither' } : { kind: 'page', position }
}

/** Whether the browser is on the lender's own site. A redirect may be so fast that no screen is seen before. */
export const isLenderSite = ({ page }: ChaosRun): boolean => page.url().includes('/sandbox/lender/')

/** Finds a page or screen other than the view. */
const findOther = ({ page }: ChaosRun, view: View): Locator =>
  page.locator(
    view.kind === 'page'
      ? `${withDialog(`${pageForm}:not([data-page="${view.position.key}"])`)}, [data-screen]`
      : view.kind === 'screen'
        ? `${withDialog(pageForm)}, [data-screen]:not([data-screen="${view.name}"])`
        : `${withDialog(pageForm)}, [data-screen]`,
  )

/** Resolves once the element is visible, the browser is on a provider's page, or the time is over. */
const waitForAny = async ({ page }: ChaosRun, view: View, element: Locator, timeout: number): Promise<void> => {
  const seen = [element.filter({ visible: true }).first().waitFor({ timeout })]
  if (view.kind !== 'neither') seen.push(page.waitForURL(providerPages, { timeout }))
  await Promise.any(seen).catch(() => undefined)
}

const isOtherShown = async (run: ChaosRun, view: View): Promise<boolean> =>
  (view.kind !== 'neither' && providerPages.test(run.page.url())) || (await findOther(run, view).first().isVisible())

/** Resolves with true once another page or screen is shown, and with false after the timeout. */
export const waitForOtherView = async (run: ChaosRun, view: View, timeout: number): Promise<boolean> => {
  await waitForAny(run, view, findOther(run, view), timeout)
  return isOtherShown(run, view)
}

/** Like `waitForOtherView`, but an impatient applicant stops at the first message of the page. */
export const waitForEffect = async (run: ChaosRun, view: View, timeout: number): Promise<boolean> => {
  const other = findOther(run, view)
  const message = run.page.locator('[role="alert"], #error-summary')
  await waitForAny(run, view, run.plan.isPatient ? other : other.or(message), timeout)
  return isOtherShown(run, view)
}
