// The calls of the mobile verification: the code and the change of the number.
import { changeMobile, leadMobileVerification, resendMobileCode, verifyMobile } from '@loan/domain/contract/customer'
import type { ProblemField } from '@loan/domain/contract/problem'
import { replaceArabicDigits } from '@loan/domain/rules/clean'
import { buildAnswerError, buildFieldError, LeadError } from '../lib/leadError.ts'
import { validateApplication } from '../leads/answers/validateApplication.ts'
import { withState, type Lead } from '../leads/lead.ts'
import type { LeadTransaction } from '../leads/leadTransaction.ts'
import { defineLeadRoute } from '../http/leadRoute.ts'
import { assertState } from '../leads/access/leadAccess.ts'
import { saveTransition } from '../leads/transitions/saveTransition.ts'
import { recordApplicantAction } from '../leads/transitions/recordApplicantAction.ts'
import { completeRequirement } from '../leads/transitions/applyEvents.ts'
import { requireProduct } from '../leads/products.ts'
import { buildReceipt } from '../leads/receipt.ts'
import {
  type CodeCheckResult,
  type CodeSendFailure,
  resendCode,
  restartVerification,
  checkCode,
} from '../leads/verification/verification.ts'

/** A code belongs to no data point, so the domain's table of error codes does not contain these errors. */
const codeMessages: Readonly<Record<Exclude<CodeCheckResult, 'right'>, string>> = {
  wrong: 'The code does not match the last code sent.',
  expired: 'The code has expired.',
  'no-tries-left': 'The code has no attempts left; a new code is needed.',
}

/** The error keeps the writes of the transaction, so that the failed attempt is counted. */
const buildCodeError = (checkResult: Exclude<CodeCheckResult, 'right'>): LeadError =>
  new LeadError('refused', 'The code was not accepted.', {
    errors: [buildFieldError('code', `code-${checkResult}`, codeMessages[checkResult])],
    commitsWrites: true,
  })

/** Removes the spaces and hyphens of a pasted code. */
const cleanCode = (code: string): string => replaceArabicDigits(code.normalize('NFKC')).replaceAll(/[\s-]/gu, '')

const buildVerifyRoute = (endpoint: typeof verifyMobile) =>
  defineLeadRoute(endpoint, async (call) => {
    const { body, services, database, now, lead } = call
    assertState(lead, 'MOBILE_VERIFICATION')
    const checkResult = await checkCode(database, { services, lead, now }, cleanCode(body.code))
    if (checkResult !== 'right') throw buildCodeError(checkResult)
    return buildReceipt(await completeRequirement(call, lead))
  })

const assertSent = (reason: CodeSendFailure | null): void => {
  if (reason === null) return
  if (reason === 'number-spent') {
    // The transaction commits, because the lead status reports this reason.
    throw new LeadError('conflict', 'The number has reached its daily limit of codes.', {
      commitsWrites: true,
    })
  }
  if (reason === 'none-left') throw new LeadError('conflict', 'No further code can be sent for this lead.')
  throw new LeadError('too-many-requests', 'Wait before requesting another code.', {
    retryAfterSeconds: reason.waitSeconds,
  })
}

const resendRoute = defineLeadRoute(resendMobileCode, async (call) => {
  const { services, database, now, lead } = call
  assertState(lead, 'MOBILE_VERIFICATION')
  const product = requireProduct(services, lead)
  assertSent(await resendCode(database, { services, lead, product, now }))
  return buildReceipt(await saveTransition(call, lead, recordApplicantAction(call, lead)))
})

const phonePath = 'contactDetails.phoneNumber'

/** Names the field as in the request body. */
const buildNumberError = (errors: readonly ProblemField[]): LeadError =>
  new LeadError('refused', 'The number was not accepted.', {
    errors: errors.map((error) => ({ ...error, fieldName: 'phoneNumber', pointer: '/phoneNumber' })),
  })

/** Returns the lead with the validated new number. Throws `refused` for the field `phoneNumber`. */
const replaceNumber = (
  { services, now }: Pick<LeadTransaction, 'services' | 'now'>,
  lead: Lead,
  phoneNumber: string,
): Lead => {
  const product = requireProduct(services, lead)
  const contactDetails = { ...lead.application.contactDetails, phoneNumber }
  const validated = validateApplication({ ...lead.application, contactDetails }, { product, now, complete: false })
  const errors = validated.errors.filter(({ fieldName }) => fieldName === phonePath)
  if (errors.length > 0) throw buildNumberError(errors)
  return { ...lead, application: validated.application }
}

const changeNumberRoute = defineLeadRoute(changeMobile, async (call) => {
  const { body, services, database, now, lead } = call
  assertState(lead, 'MOBILE_VERIFICATION', 'CHANGE_MOBILE_NUMBER')
  const product = requireProduct(services, lead)
  const recorded = recordApplicantAction(call, lead)
  if (body.phoneNumber === undefined) {
    return buildReceipt(await saveTransition(call, lead, withState(recorded, 'CHANGE_MOBILE_NUMBER')))
  }
  const changed = withState(replaceNumber(call, recorded, body.phoneNumber), 'MOBILE_VERIFICATION')
  const reason = await restartVerification(database, { services, lead: changed, product, now })
  if (reason === 'number-spent') throw buildNumberError([buildAnswerError(phonePath, { code: 'too-many-codes' })])
  assertSent(reason)
  return buildReceipt(await saveTransition(call, lead, changed))
})

export const mobileVerificationRoutes = {
  verifyMobile: buildVerifyRoute(verifyMobile),
  leadMobileVerification: buildVerifyRoute(leadMobileVerification),
  resendMobileCode: resendRoute,
  changeMobile: changeNumberRoute,
}
