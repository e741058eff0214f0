// Converts between the answers of the store, by path, and the nested values of react-hook-form.
import { get, set } from 'react-hook-form'
import type { ConventionalField, ConventionalPage } from './conventionalPage.ts'
import type { Answer, Answers } from './store.ts'

export type FormValues = Record<string, unknown>

const emptyAnswer = ({ kind }: ConventionalField): Answer => {
  if (kind === 'checkbox') return false
  if (kind === 'date') return { day: '', month: '', year: '' }
  return kind === 'month' ? { month: '', year: '' } : ''
}

export const toFormValues = ({ fields }: ConventionalPage, answers: Answers): FormValues => {
  const values: FormValues = {}
  for (const field of fields) set(values, field.path, answers[field.path] ?? emptyAnswer(field))
  return values
}

export const toAnswers = (fields: readonly ConventionalField[], values: FormValues): Answers => {
  const answers: Record<string, Answer> = {}
  for (const { path } of fields) {
    const value: Answer | undefined = get(values, path)
    if (value !== undefined) answers[path] = value
  }
  return answers
}
