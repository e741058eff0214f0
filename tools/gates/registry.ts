// Every gate, in the order they run: one row each. Gates that look at the built product stand in `builtGates`.
import { assumed } from './assumed.ts'
import { builds } from './builds.ts'
import { endings } from './endings.ts'
import { format } from './format.ts'
import type { Gate } from './gate.ts'
import { imports } from './imports.ts'
import { lint } from './lint.ts'
import { locales } from './locales.ts'
import { types } from './types.ts'
import { unused } from './unused.ts'

/** Need nothing but the source: seconds. */
export const sourceGates: readonly Gate[] = [types, lint, format, imports, locales, unused, assumed, endings]

/** Look at what was built; one after the other. */
export const builtGates: readonly Gate[] = [builds]
