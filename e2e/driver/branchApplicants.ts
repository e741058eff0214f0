// Builds applicants that, together with the personas of the country, take every step from page to page of a product's
// map: variants of the personas with different answers where the pages branch.
import { getToday } from '@loan/domain/getToday'
import { catalogue } from '@loan/domain/data-points/catalogue'
import { type AnswerValue, readAnswer, writeAnswers } from '@loan/domain/lead/answers'
import type { LeadApplication, LeadPath } from '@loan/domain/lead/application'
import { findInvalidAnswers, omitHiddenAnswers } from '@loan/domain/pages/applicationAnswers'
import { buildChain } from '@loan/domain/pages/chain'
import { requireDataPoints } from '@loan/domain/pages/pageDataPoints'
import { filterShownPages } from '@loan/domain/pages/progress'
import type { Product } from '@loan/domain/products/product'
import type { IsoDate } from '@loan/domain/calendar'
import { buildPersona } from '../../server/src/personas/persona.ts'
import { inventAnswer } from '../../tools/gallery/inventAnswer.ts'
import { decidingAnswers } from '../../tools/gallery/pageSteps.ts'

type Changes = readonly (readonly [LeadPath, AnswerValue | undefined])[]

/** Every combination of the answers that decide which pages apply. */
const allChanges = (product: Product): readonly Changes[] =>
  decidingAnswers(product).reduce<readonly Changes[]>(
    (all, { path, answers }) =>
      all.flatMap((changes) => answers.map((answer) => [...changes, [path, answer] as const])),
    [[]],
  )

/** Adds the missing answers to `first`: those of another persona, or invented ones that pass the rules. */
const answerAll = (
  product: Product,
  first: LeadApplication,
  others: readonly LeadApplication[],
  now: Date,
): LeadApplication => {
  const dataPoints = buildChain(product).flatMap((page) => requireDataPoints(page, catalogue))
  return writeAnswers(
    first,
    dataPoints.map((dataPoint) => [
      dataPoint.path,
      [first, ...others].map((one) => readAnswer(one, dataPoint.path)).find((answer) => answer !== undefined) ??
        inventAnswer(dataPoint, product, first, now),
    ]),
  )
}

/** Steps from page to page as `from to`; the last one has an empty `to`. */
export const listSteps = (product: Product, application: LeadApplication): readonly string[] => {
  const keys = filterShownPages(buildChain(product), application).map(({ key }) => key)
  return keys.map((key, index) => `${key} ${keys[index + 1] ?? ''}`)
}

/** True when every answer is present and valid. */
const isComplete = (product: Product, application: LeadApplication, today: IsoDate): boolean =>
  findInvalidAnswers({ product, country: product.country, application, today }, { complete: true }).length === 0

/** The variants that take at least one step that neither a persona nor an earlier variant takes. */
export const branchApplicants = (product: Product, now: Date): readonly LeadApplication[] => {
  const { country } = product
  const today = getToday(country, now)
  const invented = ([0, 1, 2] as const).map((index) => buildPersona(product, now, index))
  const candidates = invented.flatMap((first) => {
    const others = invented.filter((other) => other !== first)
    const full = answerAll(product, first, others, now)
    return allChanges(product).map((changes) =>
      omitHiddenAnswers({ product, country, application: writeAnswers(full, changes), today }),
    )
  })
  const coveredSteps = new Set(invented.flatMap((application) => listSteps(product, application)))
  return candidates.filter((application) => {
    const isNew = listSteps(product, application).some((step) => !coveredSteps.has(step))
    if (!isNew || !isComplete(product, application, today)) return false
    for (const step of listSteps(product, application)) coveredSteps.add(step)
    return true
  })
}
