// A dialog that asks for a confirmation before a final action: the warning is above both buttons. After it closes, the
// browser returns the focus to the button that opened it.
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Stack } from './Stack.tsx'

export type ConfirmDialogProps = {
  /** Prefix of the ids `<name>-dialog`, `<name>-title` and `confirm-<name>`. */
  readonly name: string
  readonly open: boolean
  readonly title: string
  /** The effect of the action that cannot be undone. */
  readonly warning: string
  readonly confirmText: string
  readonly backText: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export const ConfirmDialog = ({
  name,
  open,
  title,
  warning,
  confirmText,
  backText,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog id={`${name}-dialog`} labelledBy={`${name}-title`} open={open} onClose={onClose}>
    <Stack>
      <h2 id={`${name}-title`}>{title}</h2>
      <p>{warning}</p>
      <Stack gap="close">
        <Button
          id={`confirm-${name}`}
          variant="secondary"
          fullWidth
          onClick={() => {
            onClose()
            onConfirm()
          }}
        >
          {confirmText}
        </Button>
        <Button fullWidth onClick={onClose}>
          {backText}
        </Button>
      </Stack>
    </Stack>
  </Dialog>
)
