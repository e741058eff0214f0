// All sandbox lenders, the plan of lenders for a lead, and the lender at an index of a plan.
import type { LeadApplication } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import { serverCountries } from '../countries/registry.ts'
import { findUnmetCriteria } from '../lenders/evaluateDecision.ts'
import type { Lender } from '../lenders/lender.ts'
import { withScenario } from './scenarios.ts'
import type { Scenario } from './scenario.ts'

export const lenders: readonly Lender[] = Object.values(serverCountries).flatMap((country) => country.lenders)

/** Specialists have tier 0. Scenarios omit them, because in a scenario every lender serves every lead. */
const generalTier = 1

/**
 * Keys of the lenders that serve this lead, ordered by tier.
 * @assumed one lender at a time until one accepts, because the specification has skip and continue but no order.
 */
export const buildPlan = (
  product: Product,
  application: LeadApplication,
  scenario: Scenario | null,
): readonly string[] =>
  lenders
    .filter(({ country, tier }) => country === product.country.code && (scenario === null || tier >= generalTier))
    .toSorted((a, b) => a.tier - b.tier)
    // This is the index in the plan, because the filter below removes no lender of a scenario.
    .map((lender, planIndex) => withScenario(lender, scenario, planIndex))
    .filter(({ serves }) => findUnmetCriteria(serves, application).length === 0)
    .map(({ key }) => key)

/** The lender at an index of the plan, changed by the scenario; null when it was removed or the plan has ended. */
export const resolveLender = (plan: readonly string[], planIndex: number, scenario: Scenario | null): Lender | null => {
  const lender = lenders.find(({ key }) => key === plan[planIndex])
  return lender === undefined ? null : withScenario(lender, scenario, planIndex)
}
