// Finds the first control of a field, which the link of its error targets.
import type { Country } from '@loan/domain/countries/country'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { datePartId } from '../ui/datePartId.ts'
import { buildControlId, isDated } from './controlNames.ts'

export const getFirstControlId = (dataPoint: NamedDataPoint, { dateOrder }: Country): string => {
  const id = buildControlId(dataPoint.path)
  if (!isDated(dataPoint)) return id
  const [first, second] = dateOrder
  return datePartId(id, first === 'day' && dataPoint.kind === 'month' ? second : first)
}
