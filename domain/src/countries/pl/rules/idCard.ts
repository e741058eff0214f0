// The Polish identity card (docs/countries/pl.md): three letters and six digits, the first of them a check digit. A
// residence card or a passport has two letters and seven digits. A foreigner may have a passport of another country.
import { isForeigner, passportForm } from '../../../rules/passport.ts'
import { textRule } from '../../../rules/rule.ts'

const weights = [7, 3, 1, 0, 7, 3, 1, 7, 3]

/** A = 10 to Z = 35, digits as they are. */
const computeWeightedSum = (card: string): number =>
  weights.reduce((total, weight, index) => total + weight * Number.parseInt(card[index] ?? '', 36), 0)

/**
 * @assumed no check digit is validated: the sources do not give it for these cards, and a valid card must not be
 * rejected.
 */
const isOtherDocument = (number: string): boolean => /^[A-Z]{2}\d{7}$/u.test(number)

export const plIdCardRule = textRule(['id-card-form', 'id-card-checksum'], (card, context) => {
  if (isOtherDocument(card) || (isForeigner('PL', context) && passportForm.test(card))) return null
  if (!/^[A-Z]{3}\d{6}$/u.test(card)) return { code: 'id-card-form' }
  return computeWeightedSum(card) % 10 === Number(card[3]) ? null : { code: 'id-card-checksum' }
})
