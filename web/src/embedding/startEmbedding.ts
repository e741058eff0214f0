// Connects an embedded form with its host page (spec 2.36, 4.53 to 4.56). Loaded only inside a frame. Observes the
// document, so that pages, screens and dialogs need no code for it.
import { createHost } from './host.ts'
import { readEmbedders, resolveHostOrigins } from './hostOrigins.ts'
import { updateViewTop, resetDialogPosition, positionDialog } from './positionDialog.ts'
import { reportHeight } from './reportHeight.ts'
import { createShowInHost } from './showInHost.ts'

/** Removes title, description, keywords and favicon of the prerendered page (spec 2.36). */
const removePageMetadata = (): void => {
  const own = 'title, meta[name=description], meta[name=keywords], link[rel=icon]'
  for (const element of document.head.querySelectorAll(own)) element.remove()
}

const findAddedElements = (records: readonly MutationRecord[]): readonly HTMLElement[] =>
  records.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof HTMLElement))

/** The elements, or their descendants, that match. */
const findMatching = (elements: readonly HTMLElement[], selector: string): readonly HTMLElement[] =>
  elements.flatMap((element) => [
    ...(element.matches(selector) ? [element] : []),
    ...element.querySelectorAll<HTMLElement>(selector),
  ])

/** Also what changes only the height, because a browser runs no ResizeObserver in a frame that is out of view. */
const observedChanges: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['open', 'class', 'hidden'],
}

export const startEmbedding = (): void => {
  document.documentElement.dataset['embedded'] = ''
  removePageMetadata()
  const { ancestorOrigins } = window.location
  const surroundings = { ancestorOrigins, referrer: document.referrer }
  const host = createHost(window.parent, resolveHostOrigins(readEmbedders(), surroundings))
  const scheduleReport = reportHeight(host)
  const show = createShowInHost(host)

  const sizes = new ResizeObserver(scheduleReport)
  const open = (dialogs: readonly HTMLElement[]) => {
    for (const dialog of dialogs) {
      positionDialog(dialog)
      sizes.observe(dialog)
      show(dialog)
    }
  }
  open([...document.querySelectorAll<HTMLElement>('dialog[open]')])

  new MutationObserver((records) => {
    const added = findAddedElements(records)
    const dialogs = records.flatMap(({ attributeName, target }) =>
      attributeName === 'open' && target instanceof HTMLDialogElement ? [target] : [],
    )
    open([...dialogs.filter((dialog) => dialog.open), ...findMatching(added, 'dialog[open]')])
    dialogs.filter((dialog) => !dialog.open).forEach(resetDialogPosition)
    if (findMatching(added, '[class^="Toastify"]').length > 0) updateViewTop()
    findMatching(added, '[role="alert"]').forEach(show)
    scheduleReport()
  }).observe(document.body, observedChanges)

  updateViewTop()
  for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, updateViewTop, { capture: true })
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.matches('dialog')) show(target)
  })
}
