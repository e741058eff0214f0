// Which screen shows which state: one row each, loaded with its texts when it is needed. A state without a row gets
// the screen that says so honestly.
import type { LeadStatus } from '@loan/domain/contract/lead'
import { type StateName, states } from '@loan/domain/states'
import type { ComponentType } from 'react'
import { screenStates } from '../journey/followState.ts'

export type LeadScreenProps = {
  /** The state of the route; with the status it is the lead's, or one that may stand beside it. */
  readonly state: StateName
  readonly status: LeadStatus
}

type LoadedTexts = { readonly namespaces: readonly string[] }

export type ScreenRow =
  /** Shown only while the lead is in the state. */
  | (LoadedTexts & { readonly needs: 'lead'; readonly load: () => Promise<ComponentType<LeadScreenProps>> })
  /** Finds its lead by itself. */
  | (LoadedTexts & { readonly needs: 'link'; readonly load: () => Promise<ComponentType> })

const offerRow: ScreenRow = {
  needs: 'lead',
  load: async () => (await import('./offer/Offer.tsx')).Offer,
  namespaces: ['offer', 'legal'],
}

const rows: Readonly<Partial<Record<StateName, ScreenRow>>> = {
  CHECKING: {
    needs: 'lead',
    load: async () => (await import('./checking/Checking.tsx')).Checking,
    namespaces: ['checking', 'legal'],
  },
  MOBILE_VERIFICATION: {
    needs: 'lead',
    load: async () => (await import('./mobile-verification/MobileVerification.tsx')).MobileVerification,
    namespaces: ['mobile-verification'],
  },
  CHANGE_MOBILE_NUMBER: {
    needs: 'lead',
    load: async () => (await import('./change-mobile-number/ChangeMobileNumber.tsx')).ChangeMobileNumber,
    namespaces: ['change-mobile-number', 'errors'],
  },
  POLICY_CONSENTS: {
    needs: 'lead',
    load: async () => (await import('./consents/Consents.tsx')).Consents,
    namespaces: ['consents'],
  },
  PROFICREDIT_OFFER: offerRow,
  IPFD_OFFER_CHOICE: offerRow,
  ACCEPTED: {
    needs: 'lead',
    load: async () => (await import('./accepted/Accepted.tsx')).Accepted,
    namespaces: ['accepted'],
  },
  REDIRECTED: {
    needs: 'lead',
    load: async () => (await import('./redirected/Redirected.tsx')).Redirected,
    namespaces: ['redirected', 'legal'],
  },
  THANK_YOU: {
    needs: 'lead',
    load: async () => (await import('./thank-you/ThankYou.tsx')).ThankYou,
    namespaces: ['thank-you'],
  },
  REJECTED: {
    needs: 'lead',
    load: async () => (await import('./rejected/Rejected.tsx')).Rejected,
    namespaces: ['rejected', 'legal'],
  },
  CONTINUE: {
    needs: 'link',
    load: async () => (await import('./continue/Continue.tsx')).Continue,
    namespaces: ['continue', 'errors'],
  },
}

const stepNotHere: ScreenRow = {
  needs: 'lead',
  load: async () => (await import('./step-not-here/StepNotHere.tsx')).StepNotHere,
  namespaces: ['step-not-here'],
}

export const screenRowOf = (state: StateName): ScreenRow => rows[state] ?? stepNotHere

export type ScreenRoute = { readonly state: StateName; readonly path: string }

/** Every route that a screen stands at, resume links included; render `ScreenView` with the state. */
export const screenRoutes: readonly ScreenRoute[] = [...screenStates, 'CONTINUE' as const].map((state) => ({
  state,
  path: states[state].route,
}))
