// Counts the pages that missing answers can add, so that the displayed number of pages never grows.
import type { LeadApplication } from '../lead/application.ts'
import type { ChainPage } from './chain.ts'
import { sumOpenBranches } from './sumOpenBranches.ts'

/** The maximum number of pages that unanswered conditions can add to the pages that apply. */
export const countAdditionalPages = (chain: readonly ChainPage[], application: LeadApplication): number =>
  sumOpenBranches(chain, application, () => 1)
