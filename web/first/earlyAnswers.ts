// Reads answers from the controls of the prerendered page before the application has loaded, and stores them. Does not
// interpret them.
import { type EarlyAnswers, earlyAnswersKey } from '../src/lib/earlyPage.ts'
import { readHistoryState, writeHistoryState } from '../src/lib/historyState.ts'

/**
 * The stored copy of an application. If it exists, early answers of another tab are older or belong to another
 * application.
 */
const storedApplicationKey = 'storedLoanApplication'

const hasChosen = (select: HTMLSelectElement): boolean =>
  select.value !== '' && Array.from(select.options).some((option) => option.selected !== option.defaultSelected)

const readChanged = (control: Element): string | null => {
  if (control instanceof HTMLSelectElement) return hasChosen(control) ? control.value : null
  if (!(control instanceof HTMLInputElement)) return null
  if (control.type === 'checkbox') return control.checked === control.defaultChecked ? null : String(control.checked)
  if (control.type === 'radio') return control.checked && !control.defaultChecked ? control.value : null
  if (control.type === 'file' || control.type === 'password') return null
  return control.value === control.defaultValue ? null : control.value
}

/** The values that differ from the prerendered page, by control name. A slider counts as its text box. */
export const readChangedControls = (root: ParentNode): EarlyAnswers => {
  const answers: Record<string, string> = {}
  for (const control of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const name = control.name || (control.dataset['slides'] ?? '')
    const value = readChanged(control)
    if (name !== '' && value !== null && !(name in answers)) answers[name] = value
  }
  return answers
}

const isEarlyAnswers = (value: unknown): value is EarlyAnswers =>
  typeof value === 'object' && value !== null && Object.values(value).every((answer) => typeof answer === 'string')

/** Null for invalid text, or answers older than `hours`. */
const parse = (text: unknown, hours: number): EarlyAnswers | null => {
  if (typeof text !== 'string') return null
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null || !('at' in stored) || !('answers' in stored)) return null
    const { at, answers } = stored
    const isFresh = typeof at === 'number' && Math.abs(Date.now() - at) < hours * 3_600_000
    return isFresh && isEarlyAnswers(answers) ? answers : null
  } catch {
    return null
  }
}

/** Undefined when `use` throws, because the storage is denied. */
const attempt = <T>(use: () => T): T | undefined => {
  try {
    return use()
  } catch {
    return undefined
  }
}

/**
 * The answers of this tab, or of a tab that was closed before its application started; null without any.
 * @assumed they expire with the application (`Product.expiry.applicationHours`): a consent ticked earlier must be given
 * again (spec 4.23).
 */
export const readStoredEarlyAnswers = (hours: number): EarlyAnswers | null =>
  parse(
    attempt(() => sessionStorage.getItem(earlyAnswersKey)),
    hours,
  ) ??
  parse(readHistoryState()[earlyAnswersKey], hours) ??
  parse(
    attempt(() => (localStorage.getItem(storedApplicationKey) === null ? localStorage.getItem(earlyAnswersKey) : null)),
    hours,
  )

const format = (answers: EarlyAnswers): string => JSON.stringify({ at: Date.now(), answers })

/** False when neither storage stores them: then they are only on this page. */
export const storeEarlyAnswers = (answers: EarlyAnswers): boolean => {
  const text = format(answers)
  const results = [() => sessionStorage, () => localStorage].map((open) =>
    attempt(() => {
      open().setItem(earlyAnswersKey, text)
      return true
    }),
  )
  return results.includes(true)
}

/** Stores the answers in the history entry for a reload with denied storage. False when that fails too. */
export const transferEarlyAnswers = (answers: EarlyAnswers): boolean =>
  writeHistoryState({ [earlyAnswersKey]: format(answers) })

export const removeStoredEarlyAnswers = (): void => {
  attempt(() => sessionStorage.removeItem(earlyAnswersKey))
  attempt(() => localStorage.removeItem(earlyAnswersKey))
  if (earlyAnswersKey in readHistoryState()) writeHistoryState({ [earlyAnswersKey]: undefined })
}
