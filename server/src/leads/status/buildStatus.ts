// Builds the reply of the status call: the state of a lead and the data that its screen needs. Spreads come last,
// because Node 20 copies an object that begins with one slowly (docs/decisions/36-statements-and-floor.md).
import type { UploadSide } from '@loan/domain/lender-steps/documentSides'
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { LocaleKey } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'
import type { Config } from '../../config/config.ts'
import type { LenderJourney } from '../../lender-journeys/journey.ts'
import type { LenderFinder } from '../../ports/lenderGateway.ts'
import { listStatePolicies } from '../../policies/policies.ts'
import type { HandOverServices } from '../hand-over/handOver.ts'
import type { Lead } from '../lead.ts'
import { buildOutcome } from './outcome.ts'
import { buildReceipt } from '../receipt.ts'
import { resolveLeadRedirect } from '../hand-over/redirectUrl.ts'
import { buildStepStatus, emptyStepStatus } from './stepStatus.ts'
import {
  isWithheld,
  computeSecondsToResend,
  type Verification,
  verificationLimits,
} from '../verification/verification.ts'

/** @assumed enough time to read the lender's name before the automatic redirect. */
const redirectAfterSeconds = 10

const pollBoundsMs = { min: 300, max: 10_000 }

const buildResult = (
  lead: Lead,
  journey: LenderJourney,
  { findLender }: LenderFinder,
): LeadStatus['applicationResult'] => {
  if (lead.status !== 'accepted' && lead.status !== 'redirected' && lead.status !== 'rejected') return null
  const lender = lead.status === 'rejected' ? null : findLender(journey)
  return {
    application: { status: lead.status },
    offerId: journey.takenOfferId,
    partner: lender === null ? null : { key: lender.key, name: lender.name },
  }
}

export const maskNumber = (number: string): string =>
  `${number.slice(0, 3)} ${'•'.repeat(Math.max(0, number.length - 6))} ${number.slice(-3)}`

const buildVerification = (verification: Verification, now: Date): LeadStatus['verification'] => ({
  maskedPhoneNumber: maskNumber(verification.phoneNumber),
  codeLength: verificationLimits.codeLength,
  triesLeft: verification.triesLeft,
  resendsLeft: verification.resendsLeft,
  resendAfterSeconds: computeSecondsToResend(verification, now),
  expiresAt: verification.expiresAt.toISOString(),
  withheld: isWithheld(verification),
})

const buildRedirect = (
  config: Config,
  journey: LenderJourney,
  { findLender }: LenderFinder,
): LeadStatus['redirect'] => {
  const url = resolveLeadRedirect(config, journey, findLender(journey))
  return url === null ? null : { url, method: 'GET', afterSeconds: redirectAfterSeconds }
}

export type StatusContext = {
  readonly services: HandOverServices
  readonly product: Product
  readonly locale: LocaleKey
  readonly verification: Verification | null
  /** The sides of the document that are uploaded. */
  readonly received: readonly UploadSide[]
  readonly now: Date
}

const emptyFields = {
  ...emptyStepStatus,
  applicationResult: null,
  pollAfterMs: null,
  steps: [],
  verification: null,
  policies: [],
  outcome: null,
  redirect: null,
  rejection: null,
} satisfies Partial<LeadStatus>

export const buildStatus = (
  lead: Lead,
  { services, product, locale, verification, received, now }: StatusContext,
): LeadStatus => {
  const { config, lenders } = services
  const { journey, state } = lead
  if (journey === null) return Object.assign(buildReceipt(lead), emptyFields)
  const lender = lenders.findLender(journey)
  const waitMs = lead.dueAt === null || state !== 'CHECKING' ? null : lead.dueAt.getTime() - now.getTime()
  return {
    applicationResult: buildResult(lead, journey, lenders),
    pollAfterMs: waitMs === null ? null : Math.min(pollBoundsMs.max, Math.max(pollBoundsMs.min, waitMs)),
    steps: journey.steps,
    verification: verification === null ? null : buildVerification(verification, now),
    policies: lender === null ? [] : listStatePolicies(state, { product, lender, locale }),
    outcome: lender === null ? null : buildOutcome(lead, lender, product),
    redirect: state === 'REDIRECTED' && lender?.hasSummary !== true ? buildRedirect(config, journey, lenders) : null,
    rejection:
      state === 'REJECTED'
        ? { reasons: journey.reasons, databases: journey.databases, reviewRequested: journey.reviewRequested }
        : null,
    ...buildReceipt(lead),
    ...(lender === null ? emptyStepStatus : buildStepStatus(lead, lender, { services, product, received })),
  }
}
