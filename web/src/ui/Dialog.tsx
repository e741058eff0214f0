// A native modal dialog. A prerendered open dialog is not modal until mount; it keeps its typed text and the focus.
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './Dialog.module.css'

export type DialogProps = {
  readonly id: string
  /** Id of the heading inside. */
  readonly labelledBy: string
  readonly open: boolean
  /** Covers the whole window instead of a sheet on the page. */
  readonly isPage?: boolean | undefined
  /** Called on Escape or the browser's back gesture. The caller decides and sets `open`. */
  readonly onClose: () => void
  readonly children: ReactNode
}

export const Dialog = ({ id, labelledBy, open, isPage, onClose, children }: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null)
  // React writes the attribute once; showModal and close change it afterwards.
  const [openAtFirst] = useState(open)
  const isMounted = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    const isFirst = !isMounted.current
    isMounted.current = true
    // The dialog's own form closed it before hydration: do not reopen it over the page in use.
    if (isFirst && open && !dialog.open) return
    if (open) showAsModal(dialog)
    else if (dialog.open) dialog.close()
  }, [open])

  return (
    <dialog
      ref={ref}
      id={id}
      className={classNames(styles['dialog'], isPage && styles['page'])}
      aria-labelledby={labelledBy}
      open={openAtFirst}
      suppressHydrationWarning
      tabIndex={-1}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget && open) onClose()
      }}
    >
      {children}
    </dialog>
  )
}

function showAsModal(dialog: HTMLDialogElement) {
  if (!dialog.isConnected || dialog.matches(':modal')) return
  // In a frame, showModal would take the focus from the host page and scroll it. Wait until the frame has the focus.
  if (window.self !== window.top && !document.hasFocus()) {
    dialog.setAttribute('open', '')
    afterHydration(() => dialog.open && showAsModal(dialog))
    return
  }
  // Keep the focus on a control inside the dialog. Otherwise focus the dialog, not its first button.
  const active = document.activeElement
  const focusTarget = active instanceof HTMLElement && dialog.contains(active) ? active : dialog
  focusTarget.setAttribute('autofocus', '')
  dialog.removeAttribute('open')
  dialog.showModal()
  focusTarget.removeAttribute('autofocus')
  if (document.activeElement !== focusTarget) focusTarget.focus()
}

/**
 * Runs once the frame has the focus and no press is in progress: an element that moves during a press gets no click.
 */
function afterHydration(run: () => void) {
  const listening = new AbortController()
  const { signal } = listening
  let isMounted = false
  let isPressed = false
  const runWhenReady = () => {
    if (!isMounted || isPressed) return
    listening.abort()
    // The browser dispatches the click right after pointerup.
    setTimeout(run)
  }
  const trackPress = ({ type }: Event) => {
    isPressed = type === 'pointerdown'
    runWhenReady()
  }
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    window.addEventListener(type, trackPress, { capture: true, signal })
  const handleFocus = () => {
    isMounted = true
    runWhenReady()
  }
  window.addEventListener('focus', handleFocus, { signal })
}
