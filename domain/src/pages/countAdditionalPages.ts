// Counts the pages that missing answers can add, so that the displayed number of pages never grows.
import { readAnswer } from '../lead/answers.ts'
import type { LeadApplication } from '../lead/application.ts'
import type { ChainPage } from './chain.ts'

/**
 * The maximum number of pages that unanswered conditions can add to the pages that apply. An answer replaces this
 * maximum with the pages that do apply, so the sum of both never grows.
 */
export const countAdditionalPages = (chain: readonly ChainPage[], application: LeadApplication): number => {
  const unanswered = chain
    .flatMap(({ when }) => when ?? [])
    .filter(({ path }) => readAnswer(application, path) === undefined)
  const countMost = (path: string): number => {
    const conditions = unanswered.filter((condition) => condition.path === path)
    const values = conditions.flatMap(({ isOneOf }) => isOneOf)
    return Math.max(...values.map((value) => conditions.filter(({ isOneOf }) => isOneOf.includes(value)).length))
  }
  return [...new Set(unanswered.map(({ path }) => path))].reduce((sum, path) => sum + countMost(path), 0)
}
