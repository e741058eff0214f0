// Answers that an address brings along: shown in their fields, to be read and changed like typed ones. Amount and
// period come within the product's bounds and are never a reason to turn a visit away.
import type { LeadApplication, LeadPath } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import type { Range } from '@loan/domain/rules/rule'
import type { UrlParameters } from './urlParameters.ts'

/** To the nearest step within the bounds; null where it is no number. */
export const fitToRange = (text: string | undefined, { min, max, step }: Range): number | null => {
  const asked = Number(text)
  if (text === undefined || text === '' || !Number.isFinite(asked)) return null
  const steps = Math.round((Math.min(max, Math.max(min, asked)) - min) / step)
  return Math.min(min + steps * step, min + Math.floor((max - min) / step) * step)
}

export type Prefill = {
  readonly amount: number | null
  readonly period: number | null
  /** What stands in the controls, by control name; judged when the page is left like anything typed. */
  readonly drafts: Readonly<Partial<Record<LeadPath, string>>>
  /** Payload paths of everything brought along. */
  readonly fields: readonly LeadPath[]
}

const draftPaths = {
  firstName: 'personalDetails.firstName',
  lastName: 'personalDetails.lastName',
  email: 'contactDetails.email',
  phoneNumber: 'contactDetails.phoneNumber',
} as const satisfies Partial<Record<keyof UrlParameters, LeadPath>>

/** Every answer an address may bring. */
export const prefillPaths = ['amount', 'period', ...Object.values(draftPaths)] as const satisfies readonly LeadPath[]

const textNames = ['firstName', 'lastName', 'email', 'phoneNumber'] as const

export const buildPrefill = (parameters: UrlParameters, { amount, period }: Product): Prefill => {
  const asked = { amount: fitToRange(parameters.amount, amount), period: fitToRange(parameters.period, period) }
  const drafts = Object.fromEntries(
    textNames.flatMap((name) => {
      const text = parameters[name]
      return text === undefined ? [] : [[draftPaths[name], text]]
    }),
  )
  const texts = textNames.filter((name) => parameters[name] !== undefined).map((name) => draftPaths[name])
  const numbers = (['amount', 'period'] as const).filter((name) => asked[name] !== null)
  return { ...asked, drafts, fields: [...numbers, ...texts] }
}

/** The application with what was brought along; the same visit, opened again without, stays one that was prefilled. */
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
