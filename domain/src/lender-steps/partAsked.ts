// Finds the subset of a lender step with all missing data points, for the heading of the page.
import type { QuestionsStep } from './lenderStep.ts'

/** Name of the first subset that contains all of them; null if none does, for the heading of the whole step. */
export const partAsked = ({ parts = {} }: Pick<QuestionsStep, 'parts'>, asked: readonly string[]): string | null =>
  asked.length === 0
    ? null
    : (Object.entries(parts).find(([, names]) => asked.every((name) => names.includes(name)))?.[0] ?? null)
