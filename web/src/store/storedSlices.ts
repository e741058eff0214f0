// The slices as they are kept in the browser, and how older shapes of them become today's (spec 3.69, 3.70). Each shape
// that was ever released has a sample in samples/, which must still open; a changed schema without a migration fails
// there.
import * as v from 'valibot'
import { dynamicPagesSliceSchema, leadApplicationSliceSchema, uiSliceSchema } from './schemas.ts'
import { storageKeys } from './storageKeys.ts'
import { storedValue } from './storedValue.ts'

export const storedSlices = {
  leadApplication: storedValue({ key: storageKeys.leadApplication, schema: leadApplicationSliceSchema }),
  dynamicPages: storedValue({ key: storageKeys.dynamicPages, schema: dynamicPagesSliceSchema }),
  uiColors: storedValue({ key: storageKeys.uiColors, schema: uiSliceSchema }),
  /** The copy for the next visit. */
  stored: storedValue({
    key: storageKeys.stored,
    schema: v.object({ leadApplication: leadApplicationSliceSchema, dynamicPages: dynamicPagesSliceSchema }),
  }),
}
