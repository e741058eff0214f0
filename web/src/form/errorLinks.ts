// Builds the link of an error in the summary, which targets the first control of its field.
import type { Country } from '@loan/domain/countries/country'
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import { datePartId } from '../ui/datePartId.ts'
import { controlIdOf, isDated } from './controlNames.ts'

export const errorHrefOf = (dataPoint: NamedDataPoint, { dateOrder }: Country): string => {
  const id = controlIdOf(dataPoint.path)
  if (!isDated(dataPoint)) return `#${id}`
  const [first, second] = dateOrder
  return `#${datePartId(id, first === 'day' && dataPoint.kind === 'month' ? second : first)}`
}
