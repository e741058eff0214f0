// The date of birth that another answer is compared with. Separate from the date rules, because the personal codes of a
// country, which are in the first chunk of the page, import only this.
import { type IsoDate, parseIsoDate } from '../calendar.ts'
import type { RuleContext } from './rule.ts'

/** Undefined if the date of birth comes after that answer; its own rule then compares them. */
export const findEarlierBirthDate = ({ application, isShownLater }: RuleContext): IsoDate | undefined =>
  isShownLater?.('dateOfBirth') === true
    ? undefined
    : (parseIsoDate(application.personalDetails?.dateOfBirth ?? '') ?? undefined)
