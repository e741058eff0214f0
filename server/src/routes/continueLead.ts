// The calls that continue a submitted lead: with the choice of the applicant on a screen, or with the next lender.
import { continueLead, skipLender } from '@loan/domain/contract/lead'
import { offerCallsByState } from '@loan/domain/contract/offer'
import type { HandOverOutcome } from '@loan/domain/lender-steps/handOver'
import { lenderStepStates, listStatesOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { type LeadCall, defineLeadRoute, type PreparationInput, definePreparedLeadRoute } from '../http/leadRoute.ts'
import { assertState } from '../leads/access/leadAccess.ts'
import { declineOffers, acceptLeadOffer } from '../leads/actions/answerOffer.ts'
import { endHandOver } from '../leads/actions/endHandOver.ts'
import { readReturnedOutcome } from '../leads/actions/readOutcome.ts'
import { requireStepContext } from '../leads/answers/requiredDataPoints.ts'
import { validateStepAnswers, assertNoAnswers, type StepInput } from '../leads/answers/validateStepAnswers.ts'
import { isBeforeSummary } from '../leads/hand-over/handOver.ts'
import type { Lead } from '../leads/lead.ts'
import type { LeadTransaction } from '../leads/leadTransaction.ts'
import { buildReceipt } from '../leads/receipt.ts'
import { applyApplicantEvent } from '../leads/transitions/applyEvents.ts'

const skipRoute = defineLeadRoute(skipLender, async (call) => {
  const { services, lead } = call
  if (!isBeforeSummary(services, lead)) {
    assertState(lead, 'CHECKING', 'MOBILE_VERIFICATION', 'CHANGE_MOBILE_NUMBER', ...lenderStepStates)
  }
  return buildReceipt(await applyApplicantEvent(call, lead, { kind: 'lender-skipped' }))
})

const requestReview = async (leadTransaction: LeadTransaction, lead: Lead): Promise<Lead> => {
  assertState(lead, 'REJECTED')
  // Releases that stored no time changed the lead at the first request.
  const at = lead.journey?.reviewRequested === true ? lead.updatedAt : leadTransaction.now
  return applyApplicantEvent(leadTransaction, lead, { kind: 'review-requested', at: at.toISOString() })
}

const continueToThankYou = async (leadTransaction: LeadTransaction, lead: Lead): Promise<Lead> => {
  assertState(lead, 'ACCEPTED', 'REDIRECTED')
  return applyApplicantEvent(leadTransaction, lead, { kind: 'outcome-confirmed' })
}

/** The offers without a separate call in spec 7.19. */
const offersAnsweredHere = listStatesOfKind('offers').filter((state) => offerCallsByState[state] === 'continueLead')

const accept = async (
  leadTransaction: LeadTransaction,
  lead: Lead,
  offerId: string | undefined,
  input: StepInput,
): Promise<Lead> => {
  assertState(lead, ...offersAnsweredHere)
  const { services, now } = leadTransaction
  const application = validateStepAnswers(requireStepContext(services, lead), input, now)
  return acceptLeadOffer(leadTransaction, { ...lead, application }, offerId)
}

/** The outcome of a hand-over, when the call reports a return; the provider is asked outside the transaction. */
const prepareContinue = async ({ body, services, lead }: PreparationInput<typeof continueLead>) =>
  body.choice === 'come-back'
    ? readReturnedOutcome(services, lead, { reference: body.reference, outcome: body.outcome })
    : undefined

const continueLeadStep = async (call: LeadCall<typeof continueLead>, outcome: HandOverOutcome | undefined) => {
  const { body, lead } = call
  const { choice = 'next', offerId, reference, outcome: _claimed, takenBack, ...sections } = body
  if (choice !== 'accept') assertNoAnswers({ sections, takenBack })
  switch (choice) {
    case 'next':
      return buildReceipt(await continueToThankYou(call, lead))
    case 'review-by-person':
      return buildReceipt(await requestReview(call, lead))
    case 'accept':
      return buildReceipt(await accept(call, lead, offerId, { sections, takenBack }))
    case 'come-back':
      return buildReceipt(await endHandOver(call, lead, { reference, outcome }))
    case 'decline':
      assertState(lead, ...offersAnsweredHere)
      return buildReceipt(await declineOffers(call, lead, offerId))
  }
}

const continueRoute = definePreparedLeadRoute(continueLead, prepareContinue, continueLeadStep)

export const continueLeadRoutes = { skipLender: skipRoute, continueLead: continueRoute }
