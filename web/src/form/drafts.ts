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

/** What the personal code that was given before tells of an answer, for the applicant to confirm (docs/countries/README.md). */
const readByCode = (path: DataPoint['path'], { personalDetails }: LeadApplication, { country }: Product) => {
  const { parseBirthDate, parseGender } = country.rules.personalCode
  const tellers: { readonly [Path in DataPoint['path']]?: typeof parseBirthDate | undefined } = {
    'personalDetails.dateOfBirth': parseBirthDate,
    'personalDetails.gender': parseGender,
  }
  return tellers[path]?.(personalDetails?.personalCode ?? '') ?? undefined
}

/** The prefix of the country stands before the box already. */
const withoutPrefix = (phone: string, { country: { phonePrefix } }: Product): string =>
  phone.startsWith(phonePrefix) ? phone.slice(phonePrefix.length) : phone

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
  const answer =
    readAnswer(application, dataPoint.path) ??
    (range ? product[range].default : readByCode(dataPoint.path, application, product))
  if (answer === undefined) return {}
  const text = String(answer)
  const values = isDated(dataPoint)
    ? datePartsOf(text)
    : [dataPoint.kind === 'phone' ? withoutPrefix(text, product) : text]
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
}
