// Builds the complete application of the first persona of a country, as the page sends it, and the consents to the
// policies that the server returned.
import { createHash } from 'node:crypto'
import { dayMs } from '@loan/domain/durations'
import type { PolicyText } from '@loan/domain/contract/reference'
import { toApplication } from '@loan/domain/countries/persona'
import { personasByCountry } from '@loan/domain/countries/personas'
import { getToday } from '@loan/domain/getToday'
import { writeAnswers } from '@loan/domain/lead/answers'
import type { ConsentRecord, LeadApplication } from '@loan/domain/lead/application'
import { pickShownAnswers } from '@loan/domain/pages/applicationAnswers'
import type { Product } from '@loan/domain/products/product'

const daysToPayday = 10

/** Answers without consents; amount and period are the defaults of the product. */
export const buildAnswers = (product: Product, now: Date): LeadApplication => {
  const { country, amount, period } = product
  const payday = getToday(country, new Date(now.getTime() + daysToPayday * dayMs))
  const [persona] = personasByCountry[country.code]
  const all = writeAnswers(toApplication(persona), [['incomeDetails.incomePayday', payday]])
  return {
    ...pickShownAnswers({ product, country, application: all, today: getToday(country, now) }),
    amount: amount.default,
    period: period.default,
    periodScale: period.scale,
    tags: ['ui:react'],
  }
}

/** The records of the required policies as given, and of the others as not given. */
export const buildConsents = (
  policies: readonly PolicyText[],
  { locale, now }: { readonly locale: string; readonly now: Date },
): ConsentRecord[] =>
  policies.map(({ key, version, text, required }) => ({
    key,
    version,
    locale,
    textHash: createHash('sha256').update(text).digest('hex'),
    at: now.toISOString(),
    given: required,
  }))

/** The answers with the consents to these policies. */
export const withConsents = (answers: LeadApplication, policies: ConsentRecord[]): LeadApplication => ({
  ...answers,
  generalPolicies: true,
  policies,
  contactDetails: {
    ...answers.contactDetails,
    marketingConsents: { email: false, phone: false, text: false, post: false },
  },
})
