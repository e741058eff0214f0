// Lists every check in the order of execution.
import { apart } from './apart.ts'
import { assumed } from './assumed.ts'
import { builds } from './builds.ts'
import { endings } from './endings.ts'
import { format } from './format.ts'
import type { Gate } from './gate.ts'
import { imports } from './imports.ts'
import { lint } from './lint.ts'
import { locales } from './locales.ts'
import { mixedText } from './mixedText.ts'
import { references } from './references.ts'
import { size } from './size.ts'
import { specification } from './specification.ts'
import { types } from './types.ts'
import { unused } from './unused.ts'
import { vocabulary } from './vocabulary.ts'

/** Checks of the source code, which take seconds. */
export const sourceGates: readonly Gate[] = [
  types,
  lint,
  format,
  imports,
  locales,
  mixedText,
  unused,
  assumed,
  endings,
  references,
  specification,
  vocabulary,
]

/** The check that builds all products, which takes half a minute. */
export const buildGates: readonly Gate[] = [builds]

/** Checks of the build output. */
export const builtGates: readonly Gate[] = [size, apart]
