// Builds the personas that reach a page. Together they see every data point that the page can show. They derive from
// the personas of the product's country.
import { catalogue } from '@loan/domain/data-points/catalogue'
import { writeAnswers } from '@loan/domain/lead/answers'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { ChainPage } from '@loan/domain/pages/chain'
import { filterApplicableDataPoints, requireDataPoints } from '@loan/domain/pages/pageDataPoints'
import { isConditionMet, type When } from '@loan/domain/data-points/when'
import type { Product } from '@loan/domain/products/product'
import { buildPersona } from '../../server/src/personas/persona.ts'
import { branchApplicants } from './branchApplicants.ts'
import { type ProductPersona, toPersona } from '../personas/persona.ts'

/** The first three applicants of the country, and those that take the other branches of the chain. */
const buildAllApplicants = (product: Product): readonly LeadApplication[] => {
  const now = new Date()
  return [...([0, 1, 2] as const).map((index) => buildPersona(product, now, index)), ...branchApplicants(product, now)]
}

/** Copies of the applicant that each meet one part of the condition. */
const buildMatchingApplicants = (application: LeadApplication, condition: When): readonly LeadApplication[] =>
  condition.map(({ path, isOneOf }) => writeAnswers(application, [[path, isOneOf[0]]]))

/**
 * One persona for each set of data points that the page can show. Throws where no applicant reaches the page, and
 * before the country is loaded.
 */
export const buildPagePersonas = (product: Product, page: ChainPage): readonly ProductPersona[] => {
  const all = buildAllApplicants(product)
  const dataPoints = requireDataPoints(page, catalogue)
  const reaching = all.filter((application) => isConditionMet(page.when, application))
  const changed = reaching.flatMap((application) =>
    dataPoints.flatMap((dataPoint) =>
      dataPoint.when === undefined ? [] : buildMatchingApplicants(application, dataPoint.when),
    ),
  )
  const kinds = new Map<string, LeadApplication>()
  for (const application of [...reaching, ...changed]) {
    if (!isConditionMet(page.when, application)) continue
    const names = filterApplicableDataPoints(dataPoints, application).map(({ name }) => name)
    if (!kinds.has(names.join())) kinds.set(names.join(), application)
  }
  if (kinds.size === 0) throw new Error(`No applicant reaches ${page.key} of ${product.id}`)
  return [...kinds.values()].map((application, index) => toPersona(`visitor${index}`, product, application))
}
