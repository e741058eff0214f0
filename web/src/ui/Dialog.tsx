// A native modal dialog. Prerendered open it is an ordinary box at first and becomes modal on mount,
// keeping what was typed and the focus.
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import styles from './Dialog.module.css'

export type DialogProps = {
  id: string
  /** Id of the heading inside. */
  labelledBy: string
  open: boolean
  /** Asked for by Escape or the browser's own way back; the caller decides and sets `open`. */
  onClose: () => void
  children: ReactNode
}

export function Dialog({ id, labelledBy, open, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  // React writes the attribute once; from then on showModal and close keep it.
  const [openAtFirst] = useState(open)
  const isMounted = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    const isFirst = !isMounted.current
    isMounted.current = true
    // Prerendered open, but its own form closed it before the script came: it does not come back over what is typed now.
    if (isFirst && open && !dialog.open) return
    if (open) showAsModal(dialog)
    else if (dialog.open) dialog.close()
  }, [open])

  return (
    <dialog
      ref={ref}
      id={id}
      className={styles['dialog']}
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
  // Inside another page it would take the focus from there, and that page would jump to it: it waits to be come to.
  if (window.self !== window.top && !document.hasFocus()) {
    dialog.setAttribute('open', '')
    whenComeTo(() => dialog.open && showAsModal(dialog))
    return
  }
  // Focus stays where someone already types; otherwise it goes to the dialog, not to its first button.
  const active = document.activeElement
  const focusTarget = active instanceof HTMLElement && dialog.contains(active) ? active : dialog
  focusTarget.setAttribute('autofocus', '')
  dialog.removeAttribute('open')
  dialog.showModal()
  focusTarget.removeAttribute('autofocus')
  if (document.activeElement !== focusTarget) focusTarget.focus()
}

/** Once the frame has the focus and no press is under way: what moves between the two ends of a press loses it. */
function whenComeTo(run: () => void) {
  const listening = new AbortController()
  const { signal } = listening
  let isHere = false
  let isPressed = false
  const goOn = () => {
    if (!isHere || isPressed) return
    listening.abort()
    // The click of a press comes right after its end.
    setTimeout(run)
  }
  const follow = ({ type }: Event) => {
    isPressed = type === 'pointerdown'
    goOn()
  }
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    window.addEventListener(type, follow, { capture: true, signal })
  const come = () => {
    isHere = true
    goOn()
  }
  window.addEventListener('focus', come, { signal })
}
