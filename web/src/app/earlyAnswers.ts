// Writes answers that were typed before the application started into the drafts. A hydrated page still shows them.
// `form/useEarlyAnswers.ts` restores them on a page that React renders again; any other page reads the drafts.
import type { AppContext } from '../app-context/AppContext.tsx'
import { readControls } from '../form/controlNames.ts'
import type { EarlyAnswers } from '../lib/earlyPage.ts'
import { getPendingWrites } from '../lib/flush.ts'

/** The answers of dialogs that were confirmed before the application started, by control name. */
const readConfirmedDialog = (): EarlyAnswers =>
  Object.fromEntries(
    (window.earlySubmits ?? [])
      .filter(({ dataset }) => dataset['modal'] !== undefined)
      .flatMap((form) => Object.entries(readControls(form))),
  )

const findNamesInOpenDialog = (container: HTMLElement): readonly string[] =>
  Array.from(
    container.querySelectorAll<HTMLInputElement | HTMLSelectElement>('dialog[open] [name]'),
    ({ name }) => name,
  )

/**
 * Called before the session starts: a link with another amount then offers that amount and does not replace this one.
 */
export const writeConfirmedDialog = ({ store }: Pick<AppContext, 'store'>): void =>
  store.writeDrafts(readConfirmedDialog())

type RenderedPage = Pick<AppContext, 'store'> & {
  readonly container: HTMLElement
  /** True when React hydrates the prerendered page. */
  readonly isAsPrerendered: boolean
}

/** Called right before rendering, because autofill may change controls without an event. */
export const prepareEarlyAnswers = ({ store, container, isAsPrerendered }: RenderedPage): void => {
  const early = window.earlyPage?.readAnswers() ?? {}
  window.earlyAnswers = early
  if (isAsPrerendered) return
  // Answers in an open dialog are not confirmed. The dialog shows them again and stays open.
  const unconfirmed = findNamesInOpenDialog(container)
  store.writeDrafts(Object.fromEntries(Object.entries(early).filter(([name]) => !unconfirmed.includes(name))))
}

/**
 * Called once the page is interactive. Stores the drafts before it removes the early answers, also those that are too
 * old or of another application.
 */
export const finishEarlyAnswers = (app: Pick<AppContext, 'store'>): void => {
  const hasAny = Object.keys(window.earlyAnswers ?? {}).length > 0
  delete window.earlyAnswers
  if (hasAny) getPendingWrites(app).flushAll()
  window.earlyPage?.removeStoredAnswers()
}
