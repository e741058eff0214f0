// Records the answers that the applicant types, and finds those that no control of the page and no stored draft holds.
import { parseJson } from '@loan/domain/parseJson'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { type LossName, losses } from './losses.ts'

export type TypedAnswer = {
  /** Name of the control. */
  readonly name: string
  readonly value: string
  /** Milliseconds since the epoch. */
  readonly typedAt: number
  /** Key of the page that asks for it. */
  readonly page: string
}

const draftsSchema = v.object({ drafts: v.record(v.string(), v.string()) })
/** The entry `dynamicPages` in session storage. */
const tabSchema = v.object({ value: draftsSchema })
/** The copy in local storage, for the next session. */
const copySchema = v.object({ value: v.object({ dynamicPages: draftsSchema }) })

/** Values by the name of the control, as shown on the page or stored in a draft. */
type ControlValues = Readonly<Record<string, string>>

/** `tab` and `copy` are the stored entries as text; null for an entry that is missing or cannot be read. */
type PageValues = { readonly controls: ControlValues; readonly tab: string | null; readonly copy: string | null }

const readPageValues = (page: Page): Promise<PageValues> =>
  page.evaluate(() => {
    const read = (storage: () => Storage, key: string): string | null => {
      try {
        return storage().getItem(key)
      } catch {
        return null
      }
    }
    const controls: Record<string, string> = {}
    for (const element of document.querySelectorAll('input, select, textarea')) {
      if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) {
        controls[element.name] = element.value
      } else if (element instanceof HTMLInputElement && element.name !== '') {
        if (element.type === 'checkbox') controls[element.name] = String(element.checked)
        else if (element.type !== 'radio' || element.checked) controls[element.name] = element.value
      }
    }
    return {
      controls,
      tab: read(() => sessionStorage, 'dynamicPages'),
      copy: read(() => localStorage, 'storedLoanApplication'),
    }
  })

const parseDrafts = ({ tab, copy }: PageValues): readonly ControlValues[] => {
  const parsedTab = v.safeParse(tabSchema, parseJson(tab ?? ''))
  const parsedCopy = v.safeParse(copySchema, parseJson(copy ?? ''))
  return [
    ...(parsedTab.success ? [parsedTab.output.value.drafts] : []),
    ...(parsedCopy.success ? [parsedCopy.output.value.dynamicPages.drafts] : []),
  ]
}

/**
 * Whether one is the phone number of the other without its calling code, which the page removes from a typed number.
 */
const hasOnlyCallingCodeMore = (longer: string, shorter: string): boolean => {
  const [long, short] = [longer, shorter].map((text) => text.replaceAll(/\D/gu, ''))
  if (long === undefined || short === undefined || short.length < 6 || !longer.trim().startsWith('+')) return false
  return long.endsWith(short) && long.length - short.length <= 3
}

/**
 * Compares two values by their letters and digits, because the format of a control may change spaces, signs and case.
 * Compares numbers and dates by their digits, without leading zeros; a value with four letters in a row is neither.
 */
export const isSameValue = (one: string, other: string): boolean => {
  const toLettersAndDigits = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
  const toDigits = (text: string) =>
    text
      .normalize('NFKC')
      .replaceAll(/[^\p{N}]/gu, '')
      .replace(/^0+(?=\d)/u, '')
  if (toLettersAndDigits(one) === toLettersAndDigits(other)) return true
  if (hasOnlyCallingCodeMore(one, other) || hasOnlyCallingCodeMore(other, one)) return true
  return /\d/u.test(one) && toDigits(one) === toDigits(other) && !/\p{L}{4}/u.test(one + other)
}

export type TypedAnswers = {
  readonly record: (page: string, values: ControlValues) => void
  /** True when an answer is neither on the page nor in a draft, and no allowed loss explains it. */
  readonly isAnyMissing: (page: Page, allowed: readonly LossName[]) => Promise<boolean>
  readonly isAnyUnshown: (page: Page, pageKey: string) => Promise<boolean>
  /**
   * Removes the answers that are neither on the page nor in a draft from the record. Returns those that no allowed loss
   * explains.
   */
  readonly takeLost: (page: Page, allowed: readonly LossName[]) => Promise<readonly TypedAnswer[]>
  /** Finds the answers of this page whose controls are empty or have another value. */
  readonly findUnshown: (page: Page, pageKey: string) => Promise<readonly TypedAnswer[]>
  readonly forget: (answers: readonly TypedAnswer[]) => void
}

export const createTypedAnswers = (): TypedAnswers => {
  const typed = new Map<string, TypedAnswer>()
  const forget = (answers: readonly TypedAnswer[]) => {
    for (const { name } of answers) typed.delete(name)
  }
  const isAllowed = (answer: TypedAnswer, allowed: readonly LossName[]) =>
    allowed.some((name) => losses[name].isLost(answer, Date.now()))
  const findMissing = async (page: Page): Promise<readonly TypedAnswer[]> => {
    const values = await readPageValues(page)
    const sources = [values.controls, ...parseDrafts(values)]
    return [...typed.values()].filter(
      ({ name, value }) => !sources.some((source) => isSameValue(source[name] ?? '', value)),
    )
  }
  const findUnshown = async (page: Page, pageKey: string): Promise<readonly TypedAnswer[]> => {
    const { controls } = await readPageValues(page)
    return [...typed.values()].filter(
      ({ name, value, page: answerPage }) =>
        answerPage === pageKey && name in controls && !isSameValue(controls[name] ?? '', value),
    )
  }
  return {
    record: (page, values) => {
      for (const [name, value] of Object.entries(values)) {
        const recorded = typed.get(name)
        if (recorded?.value !== value) typed.set(name, { name, value, typedAt: Date.now(), page })
      }
    },
    isAnyMissing: async (page, allowed) => (await findMissing(page)).some((answer) => !isAllowed(answer, allowed)),
    isAnyUnshown: async (page, pageKey) => (await findUnshown(page, pageKey)).length > 0,
    takeLost: async (page, allowed) => {
      const missing = await findMissing(page)
      forget(missing)
      return missing.filter((answer) => !isAllowed(answer, allowed))
    },
    findUnshown,
    forget,
  }
}
