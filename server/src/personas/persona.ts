// Builds the complete and valid applications of personas, like the page sends them. For demonstrations and tests, only
// outside production.
import { dayMs } from '@loan/domain/durations'
import { type Persona, toApplication } from '@loan/domain/countries/persona'
import { personasByCountry } from '@loan/domain/countries/personas'
import { getToday } from '@loan/domain/getToday'
import { writeAnswers } from '@loan/domain/lead/answers'
import type { LeadApplication } from '@loan/domain/lead/application'
import { pickShownAnswers } from '@loan/domain/pages/applicationAnswers'
import type { Product } from '@loan/domain/products/product'
import { buildConsentRecords, buildProductPolicies } from '../policies/policies.ts'

/**
 * The first three personas of a country: the first has a permanent job, the others take other branches of the pages.
 */
export type PersonaIndex = 0 | 1 | 2

const daysToPayday = 10

const buildConsents = (product: Product, now: Date): NonNullable<LeadApplication['policies']> => {
  const [locale] = product.locales
  return [...buildConsentRecords(buildProductPolicies(product, locale), { locale, now }, ({ required }) => required)]
}

const formatEarlier = (now: Date, seconds: number): string => new Date(now.getTime() - seconds * 1000).toISOString()

/** The application of a persona for a product of its country. */
export const buildPersonaApplication = (product: Product, now: Date, persona: Persona): LeadApplication => {
  const { country } = product
  const payday = getToday(country, new Date(now.getTime() + daysToPayday * dayMs))
  const all = writeAnswers(toApplication(persona), [['incomeDetails.incomePayday', payday]])
  // Products of one country can have different data points.
  const answers = pickShownAnswers({ product, country, application: all, today: getToday(country, now) })
  return {
    ...answers,
    amount: product.amount.default,
    period: product.period.default,
    periodScale: product.period.scale,
    sessionId: '0b8f2f3e-6a44-4f0f-9a51-0f3f2f5f9c11',
    sessionStartedAt: formatEarlier(now, 120),
    generalPolicies: true,
    policies: buildConsents(product, new Date(formatEarlier(now, 60))),
    tags: ['ui:react'],
    contactDetails: {
      ...answers.contactDetails,
      marketingConsents: { email: false, phone: false, text: false, post: false },
    },
  }
}

export const buildPersona = (product: Product, now: Date, index: PersonaIndex = 0): LeadApplication =>
  buildPersonaApplication(product, now, personasByCountry[product.country.code][index])
