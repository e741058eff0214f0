// Opens a dialog of an embedded page in the visible part of the frame, because the middle of a frame of 3000 pixels may
// be outside it. Toasts appear at the top of the visible part.
import { lookAt } from './view.ts'

const edgePx = 16

type Band = { readonly seenTop: number; readonly seenHeight: number }

/**
 * The distance of a dialog from the top of the document, in pixels: centred in the visible part, or at its top when it
 * does not fit.
 */
export const dialogTop = (dialogHeight: number, { seenTop, seenHeight }: Band): number =>
  Math.round(seenTop + Math.max(edgePx, (seenHeight - dialogHeight) / 2))

/** Sets the first position of dialogs and toasts before they open, so that focusing them does not scroll. */
export const followView = (): void => {
  lookAt(document.documentElement, ({ seenTop }) => {
    document.documentElement.style.setProperty('--view-top', `${Math.round(seenTop)}px`)
  })
}

/** Sets the position that `ui/Dialog.module.css` uses. */
export const placeDialog = (dialog: HTMLElement): void => {
  lookAt(document.documentElement, (sight) => {
    const top = dialogTop(dialog.getBoundingClientRect().height, sight)
    dialog.style.setProperty('--dialog-top', `${top}px`)
  })
}

/** Resets the position, because another part of the frame may be visible when the dialog opens again. */
export const forgetPlace = (dialog: HTMLElement): void => {
  dialog.style.removeProperty('--dialog-top')
}
