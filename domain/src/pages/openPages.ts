// How many pages answers still to come may call for: for a progress that never promises too little.
import { readAnswer } from '../lead/answers.ts'
import type { LeadApplication } from '../lead/application.ts'
import type { ChainPage } from './chain.ts'

/**
 * The most pages that open questions can add to those that apply: every one answered so as to call for most. Falls to
 * the pages that do apply with the answer, so the pages that apply and these together never become more on the way.
 */
export const mostOpenPages = (chain: readonly ChainPage[], application: LeadApplication): number => {
  const open = chain.flatMap(({ when }) => when ?? []).filter(({ path }) => readAnswer(application, path) === undefined)
  const mostOf = (path: string): number => {
    const conditions = open.filter((condition) => condition.path === path)
    const values = conditions.flatMap(({ isOneOf }) => isOneOf)
    return Math.max(...values.map((value) => conditions.filter(({ isOneOf }) => isOneOf.includes(value)).length))
  }
  return [...new Set(open.map(({ path }) => path))].reduce((sum, path) => sum + mostOf(path), 0)
}
