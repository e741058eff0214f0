// Life inside another page (spec 2.36, 4.53 to 4.56): fetched there alone. Watches the document itself, so that pages,
// screens and dialogs need not know where they stand.
import { createHost } from './host.ts'
import { readEmbedders, resolveHostOrigins } from './hostOrigins.ts'
import { followView, forgetPlace, placeDialog } from './placeDialog.ts'
import { reportHeight } from './reportHeight.ts'
import { createShowInHost } from './showInHost.ts'

/** The host's page speaks for itself (spec 2.36): what was prerendered for a page of its own goes. */
const leaveTheHead = (): void => {
  const own = 'title, meta[name=description], meta[name=keywords], link[rel=icon]'
  for (const element of document.head.querySelectorAll(own)) element.remove()
}

const addedElements = (records: readonly MutationRecord[]): readonly HTMLElement[] =>
  records.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof HTMLElement))

/** An element itself or those within. */
const within = (elements: readonly HTMLElement[], selector: string): readonly HTMLElement[] =>
  elements.flatMap((element) => [
    ...(element.matches(selector) ? [element] : []),
    ...element.querySelectorAll<HTMLElement>(selector),
  ])

export const startEmbedding = (): void => {
  document.documentElement.dataset['embedded'] = ''
  leaveTheHead()
  const { ancestorOrigins } = window.location
  const surroundings = { ancestorOrigins, referrer: document.referrer }
  const host = createHost(window.parent, resolveHostOrigins(readEmbedders(), surroundings))
  const reportSoon = reportHeight(host)
  const show = createShowInHost(host)

  const sizes = new ResizeObserver(reportSoon)
  const open = (dialogs: readonly HTMLElement[]) => {
    for (const dialog of dialogs) {
      placeDialog(dialog)
      sizes.observe(dialog)
      show(dialog)
    }
  }
  open([...document.querySelectorAll<HTMLElement>('dialog[open]')])

  new MutationObserver((records) => {
    const added = addedElements(records)
    const dialogs = records.flatMap(({ type, target }) =>
      type === 'attributes' && target instanceof HTMLDialogElement ? [target] : [],
    )
    open([...dialogs.filter((dialog) => dialog.open), ...within(added, 'dialog[open]')])
    dialogs.filter((dialog) => !dialog.open).forEach(forgetPlace)
    if (within(added, '[class^="Toastify"]').length > 0) followView()
    within(added, '[role="alert"]').forEach(show)
    reportSoon()
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })

  followView()
  for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, followView, { capture: true })
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.matches('dialog')) show(target)
  })
}
