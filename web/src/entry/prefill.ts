// Builds the prefill: answers that a URL contains. The form shows them in their fields like typed answers. Amount and
// period are fitted to the product's range, and an invalid value is ignored.
import type { LeadApplication, LeadPath } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import type { Range } from '@loan/domain/rules/rule'
import type { UrlParameters } from './urlParameters.ts'

/** A number whose digits are grouped, as a host may copy it from a text: `3.000`, `12,500`. */
const groupedNumber = /^\d{1,3}(?:[.,]\d{3})+$/u

/** Rounds to the nearest step within the range; null when the text is not a finite number. */
export const fitToRange = (text: string | undefined, { min, max, step }: Range): number | null => {
  if (text === undefined || text === '') return null
  const requested = Number(groupedNumber.test(text) ? text.replaceAll(/\D/g, '') : text)
  if (!Number.isFinite(requested)) return null
  const steps = Math.round((Math.min(max, Math.max(min, requested)) - min) / step)
  return Math.min(min + steps * step, min + Math.floor((max - min) / step) * step)
}

export type Prefill = {
  readonly amount: number | null
  readonly period: number | null
  /** Text of controls by control name; validated when the applicant continues, like typed text. */
  readonly drafts: Readonly<Partial<Record<LeadPath, string>>>
  /** Payload paths of all prefilled answers. */
  readonly fields: readonly LeadPath[]
}

const draftPaths = {
  firstName: 'personalDetails.firstName',
  lastName: 'personalDetails.lastName',
  email: 'contactDetails.email',
  phoneNumber: 'contactDetails.phoneNumber',
} as const satisfies Partial<Record<keyof UrlParameters, LeadPath>>

/** Paths of all answers that a URL can prefill. */
export const prefillPaths = ['amount', 'period', ...Object.values(draftPaths)] as const satisfies readonly LeadPath[]

const textNames = ['firstName', 'lastName', 'email', 'phoneNumber'] as const

export const buildPrefill = (parameters: UrlParameters, { amount, period }: Product): Prefill => {
  const requested = { amount: fitToRange(parameters.amount, amount), period: fitToRange(parameters.period, period) }
  const drafts = Object.fromEntries(
    textNames.flatMap((name) => {
      const text = parameters[name]
      return text === undefined ? [] : [[draftPaths[name], text]]
    }),
  )
  const texts = textNames.filter((name) => parameters[name] !== undefined).map((name) => draftPaths[name])
  const numbers = (['amount', 'period'] as const).filter((name) => requested[name] !== null)
  return { ...requested, drafts, fields: [...numbers, ...texts] }
}

/** Returns the application with the prefill. Fields that an earlier page load prefilled stay reported as prefilled. */
export const withPrefill = (
  application: LeadApplication,
  { amount, period, fields }: Prefill,
  wasRedirected: boolean,
): LeadApplication => {
  const before = application.posthogParameters?.leadPrefilledFields ?? []
  const leadPrefilledFields = [...new Set([...before, ...fields])]
  return {
    ...application,
    ...(amount !== null && { amount }),
    ...(period !== null && { period }),
    posthogParameters: {
      isLeadPrefilled: leadPrefilledFields.length > 0,
      leadPrefilledFields,
      leadPreviouslyRedirected: wasRedirected,
    },
  }
}
