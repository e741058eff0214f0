// What was typed before the application started, on its way into the drafts. A page that hydrates still shows it; one
// that React renders again shows it through `form/useEarlyAnswers.ts`, and any other page finds it in the drafts.
import type { Application } from '../context/ApplicationContext.tsx'
import { readControls } from '../form/controlNames.ts'
import type { EarlyAnswers } from '../lib/earlyPage.ts'
import { flushAll } from '../lib/flush.ts'

/** The answers of a dialog that was confirmed before the application started: it stays closed. */
const readConfirmedDialog = (): EarlyAnswers =>
  Object.fromEntries(
    (window.earlySubmits ?? [])
      .filter(({ dataset }) => dataset['modal'] !== undefined)
      .flatMap((form) => Object.entries(readControls(form))),
  )

const namesInOpenDialog = (container: HTMLElement): readonly string[] =>
  Array.from(
    container.querySelectorAll<HTMLInputElement | HTMLSelectElement>('dialog[open] [name]'),
    ({ name }) => name,
  )

/** Before the session is entered: a link with another amount then offers it instead of replacing the confirmed one. */
export const writeConfirmedDialog = ({ store }: Pick<Application, 'store'>): void =>
  store.writeDrafts(readConfirmedDialog())

type RenderedPage = Pick<Application, 'store'> & {
  readonly container: HTMLElement
  /** Whether the page is about to be hydrated as it was prerendered. */
  readonly isAsPrerendered: boolean
}

/** Right before the page is rendered: silent autofill changes controls without an event. */
export const prepareEarlyAnswers = ({ store, container, isAsPrerendered }: RenderedPage): void => {
  const early = window.earlyPage?.readAnswers() ?? {}
  window.earlyAnswers = early
  if (isAsPrerendered) return
  // What is in an open dialog was not confirmed yet: the dialog shows it again and stays open.
  const unconfirmed = namesInOpenDialog(container)
  store.writeDrafts(Object.fromEntries(Object.entries(early).filter(([name]) => !unconfirmed.includes(name))))
}

/** Once the page is interactive: the drafts are stored before the early answers are removed. */
export const finishEarlyAnswers = (): void => {
  const hasAny = Object.keys(window.earlyAnswers ?? {}).length > 0
  delete window.earlyAnswers
  if (!hasAny) return
  flushAll()
  window.earlyPage?.removeStoredAnswers()
}
