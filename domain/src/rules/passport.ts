// Identity documents of any country, for applicants who have no document of the product's country.
import type { RuleContext } from './rule.ts'

/** The number of a passport of any country: letters and digits, as in its machine-readable zone. */
export const passportForm = /^[A-Z\d]{5,12}$/u

/** Whether the applicant has the citizenship of another country. False while no answer gives the citizenship. */
export const isForeigner = (ownCountry: string, { application }: Pick<RuleContext, 'application'>): boolean =>
  (application.otherDetails?.citizenship ?? ownCountry) !== ownCountry

/** Whether the applicant chose a type of document that foreigners have. */
export const isForeignersType = ({ application }: Pick<RuleContext, 'application'>): boolean =>
  ['passport', 'residence'].includes(application.otherDetails?.identificationType ?? '')
