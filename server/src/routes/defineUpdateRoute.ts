// The call that updates or submits a draft. With a captcha service the submission needs a valid token, which is checked
// before the transaction begins.
import type { updateLead } from '@loan/domain/contract/lead'
import { buildFieldError, LeadError, buildInvalidFieldsError } from '../lib/leadError.ts'
import type { Route } from '../http/route.ts'
import type { Lead } from '../leads/lead.ts'
import { type LeadCall, defineLeadRoute, definePreparedLeadRoute } from '../http/leadRoute.ts'
import { assertState } from '../leads/access/leadAccess.ts'
import { assertSameProduct, requireServedProduct } from '../leads/products.ts'
import { buildReceipt } from '../leads/receipt.ts'
import { replaceAnswers } from '../leads/actions/replaceAnswers.ts'

const assertRevision = (lead: Lead, revision: number, tokenHash: string): void => {
  if (revision === lead.revision) return
  throw new LeadError('older-revision', 'Read the lead again before writing.', {
    revision: lead.revision,
    writtenWithSameToken: lead.writtenBy === tokenHash,
  })
}

type UpdateCall = LeadCall<typeof updateLead>

const update = async ({ body, services, database, now, lead, tokenHash, clientHash }: UpdateCall) => {
  const { product: productId, id: _id, revision, submit = false, ...answers } = body
  assertState(lead, 'NONE')
  assertRevision(lead, revision, tokenHash)
  const product = requireServedProduct(services, productId)
  assertSameProduct(lead, product.id)
  return buildReceipt(
    await replaceAnswers(database, lead, { services, product, answers, submit, writtenBy: tokenHash, clientHash, now }),
  )
}

const assertHuman = (isHuman: boolean): void => {
  if (isHuman) return
  throw buildInvalidFieldsError([
    buildFieldError('googleCaptchaToken', 'captcha-failed', 'The captcha service does not accept this token.'),
  ])
}

/** Without a captcha service nothing is prepared, because the preparation reads the lead once more. */
export const defineUpdateRoute = (endpoint: typeof updateLead): Route => {
  const unchecked = defineLeadRoute(endpoint, update)
  const checked = definePreparedLeadRoute(
    endpoint,
    async ({ body: { submit = false, googleCaptchaToken = '' }, services: { captcha } }) =>
      !submit || captcha === null || captcha.isHuman(googleCaptchaToken),
    async (call, isHuman) => {
      assertHuman(isHuman)
      return update(call)
    },
  )
  return { endpoint, serve: (raw, services) => (services.captcha === null ? unchecked : checked).serve(raw, services) }
}
