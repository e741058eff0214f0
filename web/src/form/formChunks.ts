// What a form can be read and typed into without: fetched right after it, in chunks of their own.
import type { Texts } from '../i18n/texts.ts'
import type * as ConsentRecordsModule from './consentRecords.ts'
import type * as FormErrorsModule from './FormErrors.tsx'
import type * as JudgingModule from './judgePage.ts'

type Errors = typeof FormErrorsModule

/** Null until it has come. */
let errors: Errors | null = null

/** The summary of errors and the words for them, where they have come. */
export const loadedErrors = (): Errors | null => errors

/** They come while the first page is read, not before it can be used. */
export const loadFormErrors = async (): Promise<Errors> => (errors ??= await import('./FormErrors.tsx'))

/** False where one of them does not come: then the network is to be tried again. */
export const loadErrors = (texts: Texts): Promise<boolean> =>
  Promise.all([loadFormErrors(), texts.loadNamespaces(['errors'])]).then(
    () => true,
    () => false,
  )

export type Judging = typeof JudgingModule

/** Null until it has come. */
let judging: Judging | null = null

export const loadedJudging = (): Judging | null => judging

/** Judging comes right after the page. Importing it anew would cost a frame on every page, although it is there. */
export const loadJudging = async (): Promise<Judging> => (judging ??= await import('./judgePage.ts'))

let consentRecords: typeof ConsentRecordsModule | null = null

/** The record of what was agreed to: with judging, and for the same reason imported once. */
export const loadConsentRecords = async (): Promise<typeof ConsentRecordsModule> =>
  (consentRecords ??= await import('./consentRecords.ts'))
