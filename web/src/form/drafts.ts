// Converts a stored answer to the values of its controls, for answers that were not typed in this tab (an earlier
// session, a link, a look-up).
import type { DataPoint } from '@loan/domain/data-points/dataPoint'
import { readAnswer } from '@loan/domain/lead/answers'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import { deriveAnswer } from '@loan/domain/rules/derivation'
import { type ControlValues, getControlNames, isDated } from './controlNames.ts'

const toDateParts = (isoDate: string): readonly string[] => {
  const [year = '', month = '', day = ''] = isoDate.split('-')
  return [String(Number(day)), String(Number(month)), year]
}

/** Derives an answer from another one, for the applicant to confirm (docs/countries/README.md). */
const readDerived = (path: DataPoint['path'], application: LeadApplication, { country }: Product) => {
  const derivation = country.derivations?.find((one) => one.path === path)
  return derivation === undefined ? undefined : (deriveAnswer(derivation, application) ?? undefined)
}

/** Removes the country prefix, which the field shows before its input. */
const withoutPrefix = (phone: string, { country: { phonePrefix } }: Product): string =>
  phone.startsWith(phonePrefix) ? phone.slice(phonePrefix.length) : phone

/** Values by control name for a data point. Drafts override a stored answer, also when they are invalid. */
export const toControlValues = (
  dataPoint: DataPoint,
  drafts: ControlValues,
  application: LeadApplication,
  product: Product,
): ControlValues => {
  const names = getControlNames(dataPoint)
  if (names.some((name) => name in drafts)) return drafts
  const range = dataPoint.input?.range
  const answer =
    readAnswer(application, dataPoint.path) ??
    (range ? product[range].default : readDerived(dataPoint.path, application, product))
  if (answer === undefined) return {}
  const text = String(answer)
  const values = isDated(dataPoint)
    ? toDateParts(text)
    : [dataPoint.kind === 'phone' ? withoutPrefix(text, product) : text]
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
}
