// The stored slices and their migrations (spec 3.69, 3.70). Each released shape has a sample in samples/, so that
// storedSlices.test.ts fails for a changed schema without a migration.
import * as v from 'valibot'
import { dynamicPagesSliceSchema, leadApplicationSliceSchema, uiSliceSchema } from './schemas.ts'
import { storageKeys } from './storageKeys.ts'
import { storedValue } from './storedValue.ts'

export const storedSlices = {
  leadApplication: storedValue({ key: storageKeys.leadApplication, schema: leadApplicationSliceSchema }),
  dynamicPages: storedValue({ key: storageKeys.dynamicPages, schema: dynamicPagesSliceSchema }),
  uiColors: storedValue({ key: storageKeys.uiColors, schema: uiSliceSchema }),
  /** The copy in local storage. */
  stored: storedValue({
    key: storageKeys.stored,
    schema: v.object({ leadApplication: leadApplicationSliceSchema, dynamicPages: dynamicPagesSliceSchema }),
  }),
}
