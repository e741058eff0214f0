// Fills in the pages whose answers another answer contains (`skipWhenDerived`): the date of birth in a personal code.
// Loaded when such a source is answered.
import { type AnswerValue, omitAnswers, readAnswer, writeAnswers } from '@loan/domain/lead/answers'
import type { LeadApplication, LeadPath } from '@loan/domain/lead/application'
import type { ChainPage } from '@loan/domain/pages/chain'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { isConditionMet } from '@loan/domain/data-points/when'
import { deriveAnswer, type Derivation } from '@loan/domain/rules/derivation'
import { validateAnswer } from '@loan/domain/validation/validateAnswer'
import type { AppContext } from '../../app-context/AppContext.tsx'
import { getServerClock } from '../../lib/serverClock.ts'
import { type ControlValues, getControlNames } from '../controlNames.ts'
import { toControlValues } from '../drafts.ts'
import { getPageResources } from './pageResources.ts'
import { buildValidationContext } from '../validationContext.ts'

type DerivedContext = Pick<AppContext, 'store' | 'product'>

/** The answers before the source is stored, and with it. */
type Change = { readonly before: LeadApplication; readonly after: LeadApplication }

const toDrafts = ({ product }: DerivedContext, dataPoint: NamedDataPoint, answer: AnswerValue | null): ControlValues =>
  answer === null ? {} : toControlValues(dataPoint, {}, writeAnswers({}, [[dataPoint.path, answer]]), product)

/** Whether the applicant gave the answer, or typed one, that does not follow from the source as it was. */
const isEdited = (
  context: DerivedContext,
  derivation: Derivation,
  dataPoint: NamedDataPoint,
  { before, after }: Change,
): boolean => {
  const candidates = [deriveAnswer(derivation, before), deriveAnswer(derivation, after)]
  const answer = readAnswer(after, derivation.path)
  if (answer !== undefined) return !candidates.includes(answer)
  const { drafts } = context.store.getState().dynamicPages
  const names = getControlNames(dataPoint)
  if (names.every((name) => (drafts[name] ?? '') === '')) return false
  return !candidates.some((value) => {
    const expected = toDrafts(context, dataPoint, value)
    return names.every((name) => drafts[name] === expected[name])
  })
}

const requireDataPoint = (dataPoints: readonly NamedDataPoint[], path: LeadPath): NamedDataPoint => {
  const found = dataPoints.find((dataPoint) => dataPoint.path === path)
  if (found === undefined) throw new Error(`The page has no data point ${path}`)
  return found
}

/**
 * The application with the answers of the page as they follow from their source, except those that the applicant has
 * edited. Without them if the source does not determine them all, or if one is not valid: then the applicant answers
 * the page.
 */
export const resolveDerivedPage = (
  context: DerivedContext,
  { derivations }: ChainPage,
  dataPoints: readonly NamedDataPoint[],
  change: Change,
): LeadApplication => {
  const values = derivations
    .map((derivation) => ({
      derivation,
      dataPoint: requireDataPoint(dataPoints, derivation.path),
      answer: deriveAnswer(derivation, change.after),
    }))
    .filter(({ derivation, dataPoint }) => !isEdited(context, derivation, dataPoint, change))
  const { product } = context
  const clock = getServerClock(context)
  const derived = writeAnswers(
    change.after,
    values.map(({ derivation, answer }) => [derivation.path, answer ?? undefined]),
  )
  const isValid = values.every(
    ({ dataPoint, answer }) =>
      !isConditionMet(dataPoint.when, derived) ||
      (answer !== null &&
        validateAnswer(dataPoint, answer, buildValidationContext({ product, application: derived, clock })).outcome ===
          'answered'),
  )
  if (isValid) return derived
  return omitAnswers(
    change.after,
    values.map(({ derivation }) => derivation.path),
  )
}

export type DerivedAnswers = { readonly application: LeadApplication; readonly drafts: ControlValues }

/** Fills in all pages that follow from a changed source. The drafts replace those of the earlier source. */
export const fillDerivedPages = async (
  app: AppContext,
  pages: readonly ChainPage[],
  change: Change,
): Promise<DerivedAnswers> => {
  let derived: DerivedAnswers = { application: change.after, drafts: {} }
  for (const page of pages) {
    if (page.derivations.every(({ from }) => readAnswer(change.after, from) === undefined)) continue
    const dataPoints = await getPageResources(app).load(page)
    const application = resolveDerivedPage(app, page, dataPoints, {
      before: change.before,
      after: derived.application,
    })
    const before = derived.application
    const changed = dataPoints.filter(({ path }) => readAnswer(application, path) !== readAnswer(before, path))
    const drafts = changed.flatMap((dataPoint) =>
      Object.entries(toDrafts(app, dataPoint, readAnswer(application, dataPoint.path) ?? null)),
    )
    derived = { application, drafts: { ...derived.drafts, ...Object.fromEntries(drafts) } }
  }
  return derived
}
