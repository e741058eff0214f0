// Complete, valid applications of good applicants who do not exist, one for each country, as a page would send them.
// For demos and tests; outside production only.
import { todayIn } from '@loan/domain/calendarDay'
import type { CountryCode } from '@loan/domain/countries/country'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import { anna } from './poland.ts'
import { lucia } from './spain.ts'

/** `payday`: a day to come, `YYYY-MM-DD`. */
export type PersonaAnswers = (payday: string) => LeadApplication

const answersByCountry: Readonly<Partial<Record<CountryCode, PersonaAnswers>>> = { PL: anna, ES: lucia }

const daysToPayday = 10

const agreed = ({ policies, locales: [locale] }: Product, at: string): NonNullable<LeadApplication['policies']> =>
  policies.map(({ key, version, required }) => ({
    key,
    version,
    locale,
    textHash: 'a'.repeat(64),
    given: required,
    at,
  }))

const before = (now: Date, seconds: number): string => new Date(now.getTime() - seconds * 1000).toISOString()

/** Null where nobody was invented for the product's country yet. */
export const buildPersona = (product: Product, now: Date): LeadApplication | null => {
  const answersOf = answersByCountry[product.country.code]
  if (answersOf === undefined) return null
  const payday = todayIn(product.country, new Date(now.getTime() + daysToPayday * 86_400_000))
  const answers = answersOf(payday)
  return {
    ...answers,
    sessionId: '0b8f2f3e-6a44-4f0f-9a51-0f3f2f5f9c11',
    sessionStartedAt: before(now, 120),
    generalPolicies: true,
    policies: agreed(product, before(now, 60)),
    tags: ['ui:react'],
    contactDetails: {
      ...answers.contactDetails,
      marketingConsents: { email: false, phone: false, text: false, post: false },
    },
  }
}
