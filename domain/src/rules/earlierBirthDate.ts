// The date of birth that another answer is compared with. Apart from the date rules, because the personal codes of a
// country, which are in the first chunk of the page, read only this.
import type { RuleContext } from './rule.ts'

/** Undefined where the date of birth comes after that answer: it is then compared itself. */
export const earlierBirthDate = ({ application, isShownLater }: RuleContext): string | undefined =>
  isShownLater?.('dateOfBirth') === true ? undefined : application.personalDetails?.dateOfBirth
