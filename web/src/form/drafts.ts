// From a known answer to what its controls should show: for answers that came without being typed here
// (another visit, a link, a look-up).
import type { DataPoint } from '@loan/domain/data-points/dataPoint'
import { readAnswer } from '@loan/domain/lead/answers'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import { type ControlValues, controlNamesOf, isDated } from './controlNames.ts'

const datePartsOf = (isoDate: string): readonly string[] => {
  const [year = '', month = '', day = ''] = isoDate.split('-')
  return [String(Number(day)), String(Number(month)), year]
}

/** Values by control name for a data point; what was typed last wins, also where no rule would accept it. */
export const controlValuesOf = (
  dataPoint: DataPoint,
  drafts: ControlValues,
  application: LeadApplication,
  product: Product,
): ControlValues => {
  const names = controlNamesOf(dataPoint)
  if (names.some((name) => name in drafts)) return drafts
  const range = dataPoint.input?.range
  const answer = readAnswer(application, dataPoint.path) ?? (range && product[range].default)
  if (answer === undefined) return {}
  const values = isDated(dataPoint) && typeof answer === 'string' ? datePartsOf(answer) : [String(answer)]
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
}
