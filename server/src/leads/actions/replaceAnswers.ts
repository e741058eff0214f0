// Replaces the answers of a lead and submits it to the lenders.
import type { ProblemField } from '@loan/domain/contract/problem'
import { readAnswer } from '@loan/domain/lead/answers'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { RawApplication } from '@loan/domain/lead/rawApplication'
import type { Product } from '@loan/domain/products/product'
import type { Database } from '../../database/storage.ts'
import { buildAnswerError, buildInvalidFieldsError } from '../../lib/leadError.ts'
import { createJourney } from '../../lender-journeys/journey.ts'
import type { LenderGateway } from '../../ports/lenderGateway.ts'
import type { LeadServices } from '../leadServices.ts'
import { validateApplication } from '../answers/validateApplication.ts'
import { type Lead, writeLead } from '../lead.ts'
import { recordApplicantAction } from '../transitions/recordApplicantAction.ts'
import { applyToLead } from '../transitions/applyEvents.ts'
import { sendLenderRequests } from '../lender-requests/lenderRequests.ts'
import { revokeLinksOfFormerAddress, sendResumeLink } from '../links/resumeLink.ts'
import { findStaleConsents, storeConsents } from '../answers/storeConsents.ts'
import { verifyConsents } from '../../policies/verifyConsents.ts'

const findConsentErrors = (product: Product, application: LeadApplication): readonly ProblemField[] =>
  findStaleConsents(product, verifyConsents(product, application.policies ?? [])).map(({ path }) =>
    buildAnswerError(path, { code: 'consent-needed' }),
  )

type UpdateInput = {
  readonly services: LeadServices
  readonly product: Product
  readonly answers: RawApplication
  readonly submit: boolean
  /** Hash of the lead token of the request. */
  readonly writtenBy: string
  /** Keyed hash of the client's network. */
  readonly clientHash: string
  readonly now: Date
}

/** Errors that a sandbox scenario adds to the first submission. */
const findSandboxErrors = (
  { scenarios }: LenderGateway,
  lead: Lead,
  application: LeadApplication,
): readonly ProblemField[] => {
  const tag = scenarios?.findTag(application) ?? null
  if (scenarios === null || tag === null || lead.submitTries > 0) return []
  return scenarios
    .listSubmitErrors(tag)
    .flatMap(({ path, code }) =>
      readAnswer(application, path) === undefined ? [] : [buildAnswerError(path, { code })],
    )
}

const submitLead = async (
  transaction: Database,
  lead: Lead,
  { services, product, clientHash, now }: UpdateInput,
): Promise<Lead> => {
  const { lenders } = services
  const tag = lenders.scenarios?.findTag(lead.application) ?? null
  const journey = createJourney(tag, lenders.buildPlan(product, lead.application, tag), clientHash)
  const event = { kind: 'submitted', journey } as const
  const { lead: submitted, requests } = applyToLead({ services, now }, { ...lead, submittedAt: now }, event)
  await sendLenderRequests(transaction, requests, { services, lead: submitted, product, now })
  await sendResumeLink(transaction, { services, product, lead: submitted, now })
  return submitted
}

/**
 * Replaces the answers of a draft and, with `submit`, starts its lender journey. Revokes the links in e-mails to an
 * address that the answers replace. Throws `refused` with every invalid answer and, with `submit`, every missing answer
 * or consent.
 */
export const replaceAnswers = async (transaction: Database, lead: Lead, updateInput: UpdateInput): Promise<Lead> => {
  const { services, product, answers, submit, writtenBy, now } = updateInput
  const { application, errors } = validateApplication(answers, { product, now, complete: submit })
  const consentErrors = submit ? findConsentErrors(product, application) : []
  const allErrors = [
    ...errors,
    ...consentErrors.filter(({ fieldName }) => !errors.some((error) => error.fieldName === fieldName)),
  ]
  if (allErrors.length > 0) throw buildInvalidFieldsError(allErrors)
  const sandboxErrors = submit ? findSandboxErrors(services.lenders, lead, application) : []
  if (sandboxErrors.length > 0) {
    await writeLead(transaction, { ...lead, submitTries: lead.submitTries + 1 })
    throw buildInvalidFieldsError(sandboxErrors, { commitsWrites: true })
  }
  const changed = { ...recordApplicantAction(updateInput, lead), application, writtenBy }
  await revokeLinksOfFormerAddress(transaction, { before: lead, after: changed, now })
  const updated = submit ? await submitLead(transaction, changed, updateInput) : changed
  await writeLead(transaction, updated)
  const records = verifyConsents(product, application.policies ?? [])
  await storeConsents(transaction, { leadId: lead.id, lender: '', now }, records)
  return updated
}
