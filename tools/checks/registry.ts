// Lists every check in the order of execution.
import { assumed } from './assumed.ts'
import type { Check } from './check.ts'
import { builds, deadCode, format, lint, types } from './commandChecks.ts'
import { generated } from './generated.ts'
import { hygiene } from './hygiene.ts'
import { imports } from './imports.ts'
import { isolation } from './isolation.ts'
import { licences } from './licences.ts'
import { locales } from './locales.ts'
import { migrations } from './migrations.ts'
import { mixedText } from './mixedText.ts'
import { references } from './references.ts'
import { size } from './size.ts'
import { specification } from './specification.ts'
import { vocabulary } from './vocabulary.ts'

/** Checks of the source code. */
export const sourceChecks: readonly Check[] = [
  types,
  lint,
  format,
  imports,
  licences,
  locales,
  migrations,
  mixedText,
  deadCode,
  generated,
  assumed,
  hygiene,
  references,
  specification,
  vocabulary,
]

/** The check that builds all products, and then those of the build output. */
export const builtChecks: readonly (readonly Check[])[] = [[builds], [size, isolation]]
