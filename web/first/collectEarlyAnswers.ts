// Collects and stores what is typed before the application has started, and shows it again after a reload. Personal
// codes and the like are in no storage that outlives the tab, so they are not stored at all.
import { showDrafts } from '../src/form/controlNames.ts'
import type { EarlyAnswers } from '../src/lib/earlyPage.ts'
import { tabOnly } from '../src/store/tabOnly.ts'
import { carryEarlyAnswers, readChangedControls, readStoredEarlyAnswers, storeEarlyAnswers } from './earlyAnswers.ts'

const neverStored: ReadonlySet<string> = new Set(Object.values(tabOnly))

const withoutSecrets = (answers: EarlyAnswers): EarlyAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !neverStored.has(name)))

const readExpiryHours = (): number => Number(document.getElementById('root')?.dataset['expiryHours'] ?? 0)

/** Until the application has started a slider and its box know nothing of each other. */
const showSlid = (target: EventTarget | null): void => {
  if (!(target instanceof HTMLInputElement)) return
  const box = target.form?.elements.namedItem(target.dataset['slides'] ?? '')
  if (box instanceof HTMLInputElement) box.value = target.value
}

export type EarlyAnswersCollector = {
  /** Into the controls of the page. */
  readonly restore: () => void
  /** Also what was typed without an event, and what was stored before a reload. */
  readonly readAll: () => EarlyAnswers
  /** `none` where nothing was typed; `here` where no storage keeps what was typed. */
  readonly findStatus: () => 'none' | 'stored' | 'here'
  /** Prepares a reload; false where it would lose what was typed. */
  readonly carry: () => boolean
}

export const collectEarlyAnswers = (): EarlyAnswersCollector => {
  let isStored = false
  window.earlyAnswers = {}
  const collect = () => {
    if (window.earlyAnswers === undefined) return
    window.earlyAnswers = readChangedControls(document)
    isStored = storeEarlyAnswers(withoutSecrets(window.earlyAnswers))
  }
  const onInput = ({ type, target }: Event) => {
    if (window.earlyAnswers !== undefined && type === 'input') showSlid(target)
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
        for (const slider of form.querySelectorAll<HTMLInputElement>('[data-slides]'))
          slider.value = stored[slider.dataset['slides'] ?? '']?.replaceAll(/\D/g, '') ?? slider.value
      }
    },
    readAll: () => ({
      ...readStoredEarlyAnswers(readExpiryHours()),
      ...window.earlyAnswers,
      ...readChangedControls(document),
    }),
    findStatus,
    carry: () => findStatus() !== 'here' || carryEarlyAnswers(withoutSecrets(window.earlyAnswers ?? {})),
  }
}
