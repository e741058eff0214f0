// The table of losses that the browser makes unavoidable. A loss without a row fails the seed.
import type { TypedAnswer } from './typedAnswers.ts'

type Loss = {
  readonly why: string
  readonly isLost: (answer: TypedAnswer, now: number) => boolean
}

/** Controls of `tabOnly` in web/src/store/persistence.ts: personal codes, document and account numbers. */
const personalCodes = /(?:personalCode|idCardNumber|taxIdentificationNumber|pensionNumber|iban)$/u

export const losses = {
  'storage denied': {
    why: 'A browser that denies storage, or has no room left, keeps answers in the open page alone, which a reload ends; a step is then told to third parties again, under the same id.',
    isLost: () => true,
  },
  'typed just before a crash': {
    why: 'What was typed less than 300 ms before a tab or browser was killed is not written yet.',
    isLost: ({ typedAt }, now) => now - typedAt < 300,
  },
  'personal codes of a closed tab': {
    why: 'Personal codes, document and account numbers stay in the storage of the tab, which ends with the tab or the browser (docs/decisions); another tab asks for them again.',
    isLost: ({ name }) => personalCodes.test(name),
  },
  'consents of a stale session': {
    why: 'spec 4.21, 4.23: a session older than a day by the clock of the device loses its consents, and the page asks for them again; a clock that jumped looks the same.',
    isLost: ({ name }) => /(?:generalPolicies|ibanConsent)$/u.test(name),
  },
} as const satisfies Record<string, Loss>

export type LossName = keyof typeof losses
