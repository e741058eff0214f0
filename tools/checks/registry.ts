// Lists every check in the order of execution.
import { isolation } from './isolation.ts'
import { assumed } from './assumed.ts'
import { builds } from './builds.ts'
import { hygiene } from './hygiene.ts'
import { format } from './format.ts'
import type { Check } from './check.ts'
import { imports } from './imports.ts'
import { lint } from './lint.ts'
import { locales } from './locales.ts'
import { mixedText } from './mixedText.ts'
import { references } from './references.ts'
import { size } from './size.ts'
import { specification } from './specification.ts'
import { types } from './types.ts'
import { deadCode } from './deadCode.ts'
import { vocabulary } from './vocabulary.ts'

/** Checks of the source code, which take seconds. */
export const sourceChecks: readonly Check[] = [
  types,
  lint,
  format,
  imports,
  locales,
  mixedText,
  deadCode,
  assumed,
  hygiene,
  references,
  specification,
  vocabulary,
]

/** The check that builds all products, which takes half a minute. */
export const buildChecks: readonly Check[] = [builds]

/** Checks of the build output. */
export const builtChecks: readonly Check[] = [size, isolation]
