// The table of losses that the browser makes unavoidable. A loss without a row fails the seed.
import type { TypedAnswer } from './typedAnswers.ts'

type Loss = {
  readonly why: string
  readonly isLost: (answer: TypedAnswer, now: number) => boolean
}

/** Controls of the paths in web/src/store/tabOnly.ts: personal codes, document and account numbers. */
const personalCodes = /(?:personalCode|idCardNumber|taxIdentificationNumber|pensionNumber|iban)$/u

export const losses = {
  'storage denied': {
    why: 'When a browser denies storage, or its storage is full, only the open page has the answers, and a reload loses them. The step is then sent to third parties again, with the same id.',
    isLost: () => true,
  },
  'typed just before a crash': {
    why: 'Input less than 300 ms before a tab or browser was killed is not written yet.',
    isLost: ({ typedAt }, now) => now - typedAt < 300,
  },
  'personal codes of a closed tab': {
    why: 'Personal codes, document and account numbers are only in the storage of the tab, which ends with the tab or the browser (docs/decisions). Another tab requires them again.',
    isLost: ({ name }) => personalCodes.test(name),
  },
  'consents of a stale session': {
    why: 'spec 4.21, 4.23: a session older than a day by the clock of the device loses its consents, and the page requires them again. A clock that jumped has the same effect.',
    isLost: ({ name }) => /(?:generalPolicies|ibanConsent)$/u.test(name),
  },
} as const satisfies Record<string, Loss>

export type LossName = keyof typeof losses
