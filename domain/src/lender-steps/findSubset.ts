// Finds the subset of a lender step with all missing data points, for the heading of the page.
import type { QuestionsStep } from './lenderStep.ts'

/** Name of the first subset that contains all of them; null if none does, for the heading of the whole step. */
export const findSubset = (
  { subsets = {} }: Pick<QuestionsStep, 'subsets'>,
  missingNames: readonly string[],
): string | null =>
  missingNames.length === 0
    ? null
    : (Object.entries(subsets).find(([, names]) => missingNames.every((name) => names.includes(name)))?.[0] ?? null)
