// The registry of screens: the component and the text namespaces of each state. Each row loads when it is needed. A
// state without a row shows the fallback screen.
import { partnerSite } from '@loan/domain/lender-steps/handOver'
import type { LenderStep } from '@loan/domain/lender-steps/lenderStep'
import { isLenderStepState, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { toScreenName, type StateName, states } from '@loan/domain/states'
import type { ComponentType } from 'react'
import { alwaysOpenRoutes, screenStates } from '../lead-session/leadNavigation.ts'
import type { LeadScreenProps } from './frame/leadScreenProps.ts'

type LoadedTexts = { readonly namespaces: readonly string[] }

/** `single`: without the second column, which has no loan to show. `custom`: the screen fills both columns. */
export type ScreenColumns = 'single' | 'custom'

export type ScreenRow =
  /** Shown only while the lead is in the state. */
  | (LoadedTexts & {
      readonly needsLead: true
      readonly load: () => Promise<ComponentType<LeadScreenProps>>
      /** In a wide window; without it, the column of the page beside the loan and the contact. */
      readonly columns?: ScreenColumns
    })
  /** Does not need a stored lead. */
  | (LoadedTexts & { readonly needsLead: false; readonly load: () => Promise<ComponentType> })

/** The text namespaces that LenderFrame uses. */
const frameNamespaces = ['lender', 'legal'] as const

/** The text namespaces that the receipt of an outcome uses. */
const receiptNamespaces = ['receipt', 'offer', 'offer-documents'] as const

const handOverRow: ScreenRow = {
  needsLead: true,
  load: async () => (await import('./hand-over/HandOver.tsx')).HandOver,
  namespaces: ['hand-over', ...frameNamespaces],
}

/** Rows by kind of lender step. A state of one of these kinds needs no separate row. */
const rowsByKind: Readonly<Partial<Record<LenderStep['kind'], ScreenRow>>> = {
  questions: {
    needsLead: true,
    load: async () => (await import('./questions/Questions.tsx')).Questions,
    namespaces: ['questions', 'errors', 'review', ...frameNamespaces],
  },
  consents: {
    needsLead: true,
    load: async () => (await import('./consents/Consents.tsx')).Consents,
    namespaces: ['consents', 'errors', ...frameNamespaces],
  },
  offers: {
    needsLead: true,
    columns: 'custom',
    load: async () => (await import('./offer/Offer.tsx')).Offer,
    namespaces: ['offer', 'offer-documents', ...frameNamespaces],
  },
  'hand-over': handOverRow,
  debts: {
    needsLead: true,
    load: async () => (await import('./debts/Debts.tsx')).Debts,
    namespaces: ['customer-debts', 'errors', ...frameNamespaces],
  },
  upload: {
    needsLead: true,
    load: async () => (await import('./id-upload/IdUpload.tsx')).IdUpload,
    namespaces: ['id-upload', ...frameNamespaces],
  },
}

const rows: Readonly<Partial<Record<StateName, ScreenRow>>> = {
  CHECKING: {
    needsLead: true,
    load: async () => (await import('./checking/Checking.tsx')).Checking,
    namespaces: ['checking', ...frameNamespaces],
  },
  MOBILE_VERIFICATION: {
    needsLead: true,
    load: async () => (await import('./mobile-verification/MobileVerification.tsx')).MobileVerification,
    namespaces: ['mobile-verification', ...frameNamespaces],
  },
  CHANGE_MOBILE_NUMBER: {
    needsLead: true,
    load: async () => (await import('./change-mobile-number/ChangeMobileNumber.tsx')).ChangeMobileNumber,
    namespaces: ['change-mobile-number', 'errors', ...frameNamespaces],
  },
  ACCEPTED: {
    needsLead: true,
    columns: 'custom',
    load: async () => (await import('./accepted/Accepted.tsx')).Accepted,
    namespaces: ['accepted', 'agreed', 'lender', ...receiptNamespaces],
  },
  REDIRECTED: {
    needsLead: true,
    columns: 'custom',
    load: async () => (await import('./redirected/Redirected.tsx')).Redirected,
    namespaces: ['redirected', 'legal', ...receiptNamespaces],
  },
  THANK_YOU: {
    needsLead: true,
    columns: 'custom',
    load: async () => (await import('./thank-you/ThankYou.tsx')).ThankYou,
    namespaces: ['thank-you', 'agreed', ...receiptNamespaces],
  },
  REJECTED: {
    needsLead: true,
    columns: 'single',
    load: async () => (await import('./rejected/Rejected.tsx')).Rejected,
    namespaces: ['rejected', 'agreed', 'legal'],
  },
  CONTINUE: {
    needsLead: false,
    load: async () => (await import('./continue/Continue.tsx')).Continue,
    namespaces: ['continue', 'errors'],
  },
}

const stepNotHere: ScreenRow = {
  needsLead: true,
  load: async () => (await import('./step-not-here/StepNotHere.tsx')).StepNotHere,
  namespaces: ['step-not-here'],
}

const getScreenRow = (state: StateName): ScreenRow =>
  rows[state] ?? (isLenderStepState(state) ? rowsByKind[lenderSteps[state].kind] : undefined) ?? stepNotHere

export type ScreenRoute = {
  /** The value of the attribute `data-screen`. */
  readonly name: string
  readonly path: string
  /** The state in which the screen is shown; has no effect for a screen that needs no lead. */
  readonly state: StateName
  readonly row: ScreenRow
}

/** Routes of spec 2.5 to 2.20 in addition to the route of each state. */
const additionalRoutes: readonly ScreenRoute[] = [
  { name: 'smava', path: partnerSite.route, state: 'REDIRECTED', row: handOverRow },
  {
    name: 'unsubscribe',
    path: alwaysOpenRoutes.unsubscribe,
    state: 'NONE',
    row: {
      needsLead: false,
      load: async () => (await import('./unsubscribe/Unsubscribe.tsx')).Unsubscribe,
      namespaces: ['unsubscribe', 'errors'],
    },
  },
  {
    name: 'sign-in',
    path: alwaysOpenRoutes.signIn,
    state: 'NONE',
    row: {
      needsLead: false,
      load: async () => (await import('./password/SignIn.tsx')).SignIn,
      namespaces: ['password', 'errors'],
    },
  },
  {
    name: 'set-password',
    path: alwaysOpenRoutes.setPassword,
    state: 'NONE',
    row: {
      needsLead: false,
      load: async () => (await import('./password/SetPassword.tsx')).SetPassword,
      namespaces: ['password'],
    },
  },
]

/** The routes of all screens, including resume links. */
export const screenRoutes: readonly ScreenRoute[] = [
  ...[...screenStates, 'CONTINUE' as const].map((state) => ({
    name: toScreenName(state),
    path: states[state].route,
    state,
    row: getScreenRow(state),
  })),
  ...additionalRoutes,
]
