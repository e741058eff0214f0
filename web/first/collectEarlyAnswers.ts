// Collects and stores answers that are typed before the application has started, and restores them after a reload. Does
// not store personal codes and the like, because they must not be in a storage that outlives the tab.
import { showDrafts } from '../src/form/controlNames.ts'
import type { EarlyAnswers } from '../src/lib/earlyPage.ts'
import { tabOnly } from '../src/store/tabOnly.ts'
import { transferEarlyAnswers, readChangedControls, readStoredEarlyAnswers, storeEarlyAnswers } from './earlyAnswers.ts'

const neverStored: ReadonlySet<string> = new Set(Object.values(tabOnly))

const omitSecrets = (answers: EarlyAnswers): EarlyAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !neverStored.has(name)))

const readExpiryHours = (): number => Number(document.getElementById('root')?.dataset['expiryHours'] ?? 0)

/** Does nothing for a text without digits, which would set the slider to its middle. */
const updateSlider = (slider: HTMLInputElement, text: string): void => {
  const digits = text
    .replaceAll(/[^\d.,]/g, '')
    .replace(/[.,]\d{0,2}$/, '')
    .replaceAll(/\D/g, '')
  if (digits !== '') slider.value = digits
}

/** Copies a number between a slider and its text box, because the application is not there to synchronise them. */
const copyNumber = (target: EventTarget | null): void => {
  if (!(target instanceof HTMLInputElement)) return
  const box = target.form?.elements.namedItem(target.dataset['slides'] ?? '')
  if (box instanceof HTMLInputElement) box.value = target.value
  const slider = target.form?.querySelector<HTMLInputElement>(`[data-slides="${target.name}"]`)
  if (slider) updateSlider(slider, target.value)
}

export type EarlyAnswersCollector = {
  /** Writes stored answers into the controls of the page. */
  readonly restore: () => void
  /** All answers, including changes without an event and those stored before a reload. */
  readonly readAll: () => EarlyAnswers
  /** `none` without answers; `here` when no storage could store them. */
  readonly findStatus: () => 'none' | 'stored' | 'here'
  /** Prepares a reload. False when it would lose answers. */
  readonly transfer: () => boolean
}

export const collectEarlyAnswers = (): EarlyAnswersCollector => {
  let isStored = false
  window.earlyAnswers = {}
  const collect = () => {
    if (window.earlyAnswers === undefined) return
    window.earlyAnswers = readChangedControls(document)
    isStored = storeEarlyAnswers(omitSecrets(window.earlyAnswers))
  }
  const onInput = ({ type, target }: Event) => {
    if (window.earlyAnswers !== undefined && type === 'input') copyNumber(target)
    collect()
  }
  for (const type of ['input', 'change']) window.addEventListener(type, onInput, true)

  const findStatus = () => {
    collect()
    if (Object.keys(window.earlyAnswers ?? {}).length === 0) return 'none'
    return isStored ? 'stored' : 'here'
  }
  return {
    restore: () => {
      const stored = window.earlyAnswers && readStoredEarlyAnswers(readExpiryHours())
      if (!stored) return
      for (const form of document.forms) {
        showDrafts(form, stored)
        for (const slider of form.querySelectorAll<HTMLInputElement>('[data-slides]')) {
          const text = stored[slider.dataset['slides'] ?? '']
          // A value that is set counts as an answer, also when it is the same.
          if (text !== undefined) updateSlider(slider, text)
        }
      }
    },
    readAll: () => ({
      ...readStoredEarlyAnswers(readExpiryHours()),
      ...window.earlyAnswers,
      ...readChangedControls(document),
    }),
    findStatus,
    transfer: () => findStatus() !== 'here' || transferEarlyAnswers(omitSecrets(window.earlyAnswers ?? {})),
  }
}
