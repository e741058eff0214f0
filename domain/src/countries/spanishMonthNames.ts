// Spanish month names, which three countries share.
import { monthNamesFrom } from './monthNames.ts'

export const spanishMonthNames = monthNamesFrom(
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'enero febrero marzo abril mayo junio julio agosto setiembre octubre noviembre diciembre',
)
