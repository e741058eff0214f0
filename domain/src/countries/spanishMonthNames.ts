// Spanish month names, which three countries share.
import { buildMonthNames } from './buildMonthNames.ts'

export const spanishMonthNames = buildMonthNames(
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'enero febrero marzo abril mayo junio julio agosto setiembre octubre noviembre diciembre',
)
