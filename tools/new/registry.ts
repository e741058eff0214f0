// Lists the kinds that `npm run new` can generate, by the name of the command.
import type { Kind } from './kind.ts'
import { brand } from './kinds/brand.ts'
import { country } from './kinds/country.ts'
import { dataPoint } from './kinds/dataPoint.ts'
import { locale } from './kinds/locale.ts'
import { page } from './kinds/page.ts'
import { pixel } from './kinds/pixel.ts'
import { rule } from './kinds/rule.ts'
import { screen } from './kinds/screen.ts'

export const kinds: ReadonlyMap<string, Kind> = new Map([
  ['brand', brand],
  ['country', country],
  ['page', page],
  ['data-point', dataPoint],
  ['rule', rule],
  ['screen', screen],
  ['locale', locale],
  ['pixel', pixel],
])
