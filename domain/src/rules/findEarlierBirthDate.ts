// The date of birth that another answer is compared with. Not in dates.ts: the rules of personal codes import this file
// into the first chunk (docs/layers.md).
import { type IsoDate, parseIsoDate } from '../calendar.ts'
import type { RuleContext } from './rule.ts'

/** Undefined if the date of birth comes after that answer; its own rule then compares them. */
export const findEarlierBirthDate = ({ application, isShownLater }: RuleContext): IsoDate | undefined =>
  isShownLater?.('dateOfBirth') === true
    ? undefined
    : (parseIsoDate(application.personalDetails?.dateOfBirth ?? '') ?? undefined)
