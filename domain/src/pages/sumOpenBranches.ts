// The pages that missing answers can still add to the chain.
import { type AnswerValue, readAnswer } from '../lead/answers.ts'
import type { LeadApplication } from '../lead/application.ts'
import type { ChainPage } from './chain.ts'

/**
 * The maximum weight of the pages that unanswered conditions can add to the pages that apply: for each missing answer,
 * the answer that adds most. An answer replaces this maximum with the pages that do apply, so the sum of both never
 * grows.
 */
export const sumOpenBranches = (
  chain: readonly ChainPage[],
  application: LeadApplication,
  getWeight: (page: ChainPage) => number,
): number => {
  /** The weight that each answer adds, by path; null for a path with an answer. */
  const weights = new Map<string, Map<AnswerValue, number> | null>()
  for (const page of chain) {
    for (const { path, isOneOf } of page.when ?? []) {
      if (!weights.has(path)) weights.set(path, readAnswer(application, path) === undefined ? new Map() : null)
      const ofPath = weights.get(path)
      for (const value of isOneOf) ofPath?.set(value, (ofPath.get(value) ?? 0) + getWeight(page))
    }
  }
  return [...weights.values()].reduce((sum, ofPath) => sum + (ofPath === null ? 0 : Math.max(...ofPath.values())), 0)
}

/** The maximum number of pages that missing answers can add, so that the displayed number of pages never grows. */
export const countAdditionalPages = (chain: readonly ChainPage[], application: LeadApplication): number =>
  sumOpenBranches(chain, application, () => 1)
