// The Polish identity card (countries.md §1.5): three letters and six digits, the first digit checks the rest.
import { textRule } from './rule.ts'

const weights = [7, 3, 1, 0, 7, 3, 1, 7, 3]

/** A = 10 to Z = 35, digits as they are. */
const sum = (card: string): number =>
  weights.reduce((total, weight, index) => total + weight * Number.parseInt(card[index] ?? '', 36), 0)

export const polishIdCardRule = textRule(['id-card-form', 'id-card-checksum'], (card) => {
  if (!/^[A-Z]{3}\d{6}$/u.test(card)) return { code: 'id-card-form' }
  return sum(card) % 10 === Number(card[3]) ? null : { code: 'id-card-checksum' }
})
