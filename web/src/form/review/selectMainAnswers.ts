// Chooses the answers in the line of a folded section of the review. A name and an address count as one answer each.
import { formatLine, listLineFields } from '@loan/domain/countries/formatLine'
import type { MainAnswer } from './useReviewRows.tsx'

/** More would be too long to compare at a glance; the section has all answers. */
const maxInLine = 4
/** About four lines on a phone. */
const maxLetters = 110

type MainAnswerChoice = {
  readonly shown: readonly MainAnswer[]
  /** Number of answers that only the open section has. */
  readonly leftOut: number
}

/** Replaces the answers of the pattern by one, at the position of the first of them. */
const joinByPattern = (answers: readonly MainAnswer[], pattern: string): readonly MainAnswer[] => {
  const fields = listLineFields(pattern)
  const joined = answers.filter(({ name }) => fields.includes(name))
  const [first] = joined
  if (first === undefined) return answers
  const text = formatLine(pattern, (name) => joined.find((answer) => answer.name === name)?.text)
  const { path, name, isMoney, isQuestion } = first
  const line: MainAnswer = { path, name, isMoney, isQuestion, text, isTyped: true }
  return answers.flatMap((answer) => (answer === first ? [line] : fields.includes(answer.name) ? [] : [answer]))
}

const countLetters = (answers: readonly MainAnswer[]): number =>
  answers.reduce((sum, { label, text }) => sum + (label?.length ?? 0) + text.length, 0)

/** Amounts first, because a mistake in them costs most. Yes-no answers only where a section has no others. */
export const selectMainAnswers = (answers: readonly MainAnswer[], pattern: string | undefined): MainAnswerChoice => {
  const all = pattern === undefined ? answers : joinByPattern(answers, pattern)
  const others = all.filter(({ isQuestion }) => !isQuestion)
  const candidates = others.length > 0 ? others : all
  const inOrder = [
    ...candidates.filter(({ isMoney }) => isMoney),
    ...candidates.filter(({ isMoney }) => !isMoney),
  ].slice(0, maxInLine)
  const fitting = inOrder.findIndex((_answer, index) => countLetters(inOrder.slice(0, index + 1)) > maxLetters)
  const shown = inOrder.slice(0, fitting === -1 ? undefined : Math.max(1, fitting))
  return { shown, leftOut: all.length - shown.length }
}
