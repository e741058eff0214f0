// Lets the card beside the page open the dialog of amount and period, which belongs to the page.
import { perApplication } from '../lib/instances.ts'

/** `open` is null while no page of the form is shown. */
export const getLoanDialog = perApplication((): { open: (() => void) | null } => ({ open: null }))
