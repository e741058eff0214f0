// Which part of a lender's step is left to ask, so that its heading is true of what is asked.
import type { QuestionsStep } from './lenderStep.ts'

/** The first of the step's parts that holds everything asked; null where none does: the heading is the whole step's. */
export const partAsked = ({ parts = {} }: Pick<QuestionsStep, 'parts'>, asked: readonly string[]): string | null =>
  asked.length === 0
    ? null
    : (Object.entries(parts).find(([, names]) => asked.every((name) => names.includes(name)))?.[0] ?? null)
