// Opens a dialog of an embedded page in the visible part of the frame, because the middle of a frame of 3000 pixels may
// be outside it. Toasts appear at the top of the visible part.
import { measureVisibility } from './measureVisibility.ts'

const edgePx = 16

type Band = { readonly visibleTop: number; readonly visibleHeight: number }

/**
 * The distance of a dialog from the top of the document, in pixels: centred in the visible part, or at its top when it
 * does not fit.
 */
export const computeDialogTop = (dialogHeight: number, { visibleTop, visibleHeight }: Band): number =>
  Math.round(visibleTop + Math.max(edgePx, (visibleHeight - dialogHeight) / 2))

/** Sets the first position of dialogs and toasts before they open, so that focusing them does not scroll. */
export const updateViewTop = (): void => {
  measureVisibility(document.documentElement, ({ visibleTop }) => {
    document.documentElement.style.setProperty('--view-top', `${Math.round(visibleTop)}px`)
  })
}

/** Sets the position that `ui/Dialog.module.css` uses. */
export const positionDialog = (dialog: HTMLElement): void => {
  measureVisibility(document.documentElement, (visibility) => {
    const top = computeDialogTop(dialog.getBoundingClientRect().height, visibility)
    dialog.style.setProperty('--dialog-top', `${top}px`)
  })
}

/** Resets the position, because another part of the frame may be visible when the dialog opens again. */
export const resetDialogPosition = (dialog: HTMLElement): void => {
  dialog.style.removeProperty('--dialog-top')
}
