// Who comes to a page: applicants who between them are asked everything it can ask. Made from the invented ones of the
// product's country; nobody is named by hand.
import { catalogue } from '@loan/domain/data-points/catalogue'
import { writeAnswers } from '@loan/domain/lead/answers'
import type { LeadApplication } from '@loan/domain/lead/application'
import { applyingDataPoints, type ChainPage, dataPointsOf } from '@loan/domain/pages/chain'
import { holds, type When } from '@loan/domain/data-points/when'
import type { Product } from '@loan/domain/products/product'
import { buildPersona } from '../../server/src/personas/persona.ts'
import { branchApplicants } from '../../tools/gallery/branchApplicants.ts'
import { type Persona, personaFrom } from '../personas/persona.ts'

/** Each country's first three, and those who branch off elsewhere. */
const everybody = (product: Product): readonly LeadApplication[] => {
  const now = new Date()
  return [...([0, 1, 2] as const).map((place) => buildPersona(product, now, place)), ...branchApplicants(product, now)]
}

/** The same applicant with an answer for each part of the condition. */
const madeToMeet = (application: LeadApplication, condition: When): readonly LeadApplication[] =>
  condition.map(({ path, isOneOf }) => writeAnswers(application, [[path, isOneOf[0]]]))

/** One for each set of questions the page can ask; throws where nobody comes to it, and before the country is loaded. */
export const visitorsOf = (product: Product, page: ChainPage): readonly Persona[] => {
  const all = everybody(product)
  const dataPoints = dataPointsOf(page, catalogue)
  const come = all.filter((application) => holds(page.when, application))
  const changed = come.flatMap((application) =>
    dataPoints.flatMap((dataPoint) => (dataPoint.when === undefined ? [] : madeToMeet(application, dataPoint.when))),
  )
  const kinds = new Map<string, LeadApplication>()
  for (const application of [...come, ...changed]) {
    if (!holds(page.when, application)) continue
    const asked = applyingDataPoints(dataPoints, application).map(({ name }) => name)
    if (!kinds.has(asked.join())) kinds.set(asked.join(), application)
  }
  if (kinds.size === 0) throw new Error(`Nobody comes to ${page.key} of ${product.id}`)
  return [...kinds.values()].map((application, place) => personaFrom(`visitor${place}`, product, application))
}
