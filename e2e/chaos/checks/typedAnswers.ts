// Records every answer that the applicant typed, and finds it again in a control of the page or in a stored draft.
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
const tabSchema = v.object({ value: draftsSchema })
const copySchema = v.object({ value: v.object({ dynamicPages: draftsSchema }) })

type Drafts = Readonly<Record<string, string>>

const parseJson = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

type ShownValues = { readonly controls: Drafts; readonly tab: string | null; readonly copy: string | null }

/** Reads the values of the controls of the page, and the two drafts as text; null for storage that cannot be read. */
const readPage = (page: Page): Promise<ShownValues> =>
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

const parseDrafts = ({ tab, copy }: ShownValues): readonly Drafts[] => {
  const own = v.safeParse(tabSchema, parseJson(tab))
  const stored = v.safeParse(copySchema, parseJson(copy))
  return [
    ...(own.success ? [own.output.value.drafts] : []),
    ...(stored.success ? [stored.output.value.dynamicPages.drafts] : []),
  ]
}

/** Compares two values without spaces, signs and leading zeros, which the format of a control may change. */
export const isSameValue = (one: string, other: string): boolean => {
  const bare = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
  const digits = (text: string) =>
    text
      .normalize('NFKC')
      .replaceAll(/[^\p{N}]/gu, '')
      .replace(/^0+(?=\d)/u, '')
  if (bare(one) === bare(other)) return true
  return /\d/u.test(one) && digits(one) === digits(other) && !/\p{L}{4}/u.test(one + other)
}

export type TypedAnswers = {
  readonly record: (page: string, values: Drafts) => void
  readonly isAnyMissing: (page: Page, allowed: readonly LossName[]) => Promise<boolean>
  readonly isAnyUnshown: (page: Page, key: string) => Promise<boolean>
  /** Finds the answers that are neither on the page nor in a draft, and removes them from the record. */
  readonly findLost: (page: Page, allowed: readonly LossName[]) => Promise<readonly TypedAnswer[]>
  /** Finds the answers of this page whose controls are empty or hold another value. */
  readonly findUnshown: (page: Page, key: string) => Promise<readonly TypedAnswer[]>
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
    const seen = await readPage(page)
    const sources = [seen.controls, ...parseDrafts(seen)]
    return [...typed.values()].filter(
      ({ name, value }) => !sources.some((source) => isSameValue(source[name] ?? '', value)),
    )
  }
  const findUnshown = async (page: Page, key: string): Promise<readonly TypedAnswer[]> => {
    const { controls } = await readPage(page)
    return [...typed.values()].filter(
      ({ name, value, page: pageKey }) =>
        pageKey === key && name in controls && !isSameValue(controls[name] ?? '', value),
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
    isAnyUnshown: async (page, key) => (await findUnshown(page, key)).length > 0,
    findLost: async (page, allowed) => {
      const missing = await findMissing(page)
      forget(missing)
      return missing.filter((answer) => !isAllowed(answer, allowed))
    },
    findUnshown,
    forget,
  }
}
