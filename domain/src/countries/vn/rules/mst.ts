// MST, the Vietnamese tax number (docs/countries/vn.md): ten digits, the last one a check digit, with three more for a
// branch; persons have their twelve-digit personal number instead since July 2025.
import { isAllZeros, weightedSum } from '../../../rules/checksum.ts'
import { type LoadedRule, textRule } from '../../../rules/rule.ts'

const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3]

/** Ten digits, and for a branch three more; branches are numbered from 001. */
const form = /^\d{10}(?:(?!000)\d{3})?$/u

/** A remainder of 10 gives 0; one of 0 would give 10, so such numbers are never issued. */
const hasValidCheckDigit = (mst: string): boolean =>
  !isAllZeros(mst.slice(0, 10)) && 10 - (weightedSum(mst, weights) % 11) === Number(mst[9])

export const mstRule: LoadedRule = {
  ...textRule(['mst-form', 'mst-checksum'], (mst) => {
    if (/^\d{12}$/u.test(mst) && !mst.startsWith('000')) return null
    if (!form.test(mst)) return { code: 'mst-form' }
    return hasValidCheckDigit(mst) ? null : { code: 'mst-checksum' }
  }),
  /** Removes the label `MST`. */
  normalise: (text) => text.replace(/^MST(?=\d{10})/u, ''),
}
