// Contexts in which tests validate answers: a product, the answers so far, and a fixed day. Not for production code.
import type { Country } from '../countries/country.ts'
import type { LeadApplication } from '../lead/application.ts'
import type { Product } from '../products/product.ts'
import { product as tukanPl } from '../products/tukan-pl.ts'
import { product as tukanEs } from '../products/tukan-es.ts'
import type { ApplicationValidationContext } from '../pages/chain.ts'
import { loadRule } from '../rules/rule.ts'
import type { ValidationContext } from '../validation/validationCountry.ts'

const createContext = (product: Product, application: LeadApplication): ApplicationValidationContext => ({
  product,
  country: product.country,
  application,
  today: '2026-11-20',
})

/** A context in any country, for rules that read only the country. */
export const createCountryContext = (
  country: Country,
  application: LeadApplication = {},
): ApplicationValidationContext => ({
  ...createContext(tukanPl, application),
  country,
})

export const plContext = (application: LeadApplication = {}): ApplicationValidationContext =>
  createContext(tukanPl, application)

export const esContext = (application: LeadApplication = {}): ApplicationValidationContext =>
  createContext(tukanEs, application)

/** Loads the heavy checkers of a country (phone, IBAN). */
export const loadCountryRules = async ({ country }: Pick<ValidationContext, 'country'>): Promise<void> => {
  await Promise.all(Object.values(country.rules).map((rule) => loadRule(rule)))
}
