// A dialog of an embedded page opens in the part of the frame that is in sight: in the middle of a frame of 3000 pixels
// nobody would see it. Short notices stand at its top.
import { lookAt } from './view.ts'

const edgePx = 16

type Band = { readonly seenTop: number; readonly seenHeight: number }

/** Distance of a dialog from the top of the document: in the middle of what is seen where it fits, else at its top. */
export const dialogTop = (dialogHeight: number, { seenTop, seenHeight }: Band): number =>
  Math.round(seenTop + Math.max(edgePx, (seenHeight - dialogHeight) / 2))

/** Where a dialog or a notice appears at first: known before it does, so that its focus scrolls nothing. */
export const followView = (): void => {
  lookAt(document.documentElement, ({ seenTop }) => {
    document.documentElement.style.setProperty('--view-top', `${Math.round(seenTop)}px`)
  })
}

/** The style sheet has the rest (`ui/Dialog.module.css`). */
export const placeDialog = (dialog: HTMLElement): void => {
  lookAt(document.documentElement, (sight) => {
    const top = dialogTop(dialog.getBoundingClientRect().height, sight)
    dialog.style.setProperty('--dialog-top', `${top}px`)
  })
}

/** The next time it opens, somebody may look elsewhere. */
export const forgetPlace = (dialog: HTMLElement): void => {
  dialog.style.removeProperty('--dialog-top')
}
