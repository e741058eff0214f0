// The lead's own calls: create, update and submit, status, and going on.
import {
  continueLead,
  createLead,
  createLeadLegacy,
  leadStatus,
  redirectLead,
  skipLender,
  updateLead,
  updateLeadLegacy,
} from '@loan/domain/contract/lead'
import type { Product } from '@loan/domain/products/product'
import { fieldError, ProblemError } from '../http/problemError.ts'
import { openRoute } from '../http/route.ts'
import type { Services } from '../http/services.ts'
import { currentLender, leaveLender } from '../leads/advance.ts'
import { buildStatus } from '../leads/buildStatus.ts'
import { createLead as storeNewLead } from '../leads/createLead.ts'
import { journeyOf } from '../leads/journeyOf.ts'
import { inState, type Lead } from '../leads/lead.ts'
import { assertState, leadRoute } from '../leads/leadRoute.ts'
import { productOf, storeMove, touch } from '../leads/moveLead.ts'
import { buildReceipt } from '../leads/receipt.ts'
import { redirectUrlOf } from '../leads/redirectUrl.ts'
import { localeOf } from '../leads/storeConsents.ts'
import { updateLead as storeAnswers } from '../leads/updateLead.ts'
import { readVerification } from '../leads/verification.ts'
import { resolveLocale } from '../policies/policies.ts'

/** Throws `refused` where there is no such product. */
const findProduct = ({ products }: Services, id: string): Product => {
  const product = products.find((known) => known.id === id)
  if (product !== undefined) return product
  throw new ProblemError('refused', 'There is no such product.', {
    errors: [fieldError('product', 'not-an-option', 'Not one of the products.')],
  })
}

const createBy = (endpoint: typeof createLead) =>
  openRoute(endpoint, ({ body: { product, ...answers }, services, database, now }) =>
    storeNewLead(database, { product: findProduct(services, product), answers, now }),
  )

const assertRevision = (lead: Lead, revision: number): void => {
  if (revision === lead.revision) return
  throw new ProblemError('older-revision', 'Read the lead again before writing.', { revision: lead.revision })
}

const updateBy = (endpoint: typeof updateLead) =>
  leadRoute(endpoint, async ({ body, services, database, now, lead }) => {
    const { product: productId, id: _id, revision, submit = false, ...answers } = body
    assertState(lead, 'NONE')
    assertRevision(lead, revision)
    const product = findProduct(services, productId)
    if (product.id !== lead.product) {
      throw new ProblemError('refused', 'A lead stays with its product.', {
        errors: [fieldError('product', 'not-an-option', 'Not the product of this lead.')],
      })
    }
    const { config } = services
    return buildReceipt(await storeAnswers(database, lead, { config, product, answers, submit, now }))
  })

const status = leadRoute(leadStatus, async ({ params, services, database, now, lead }) => {
  const product = productOf(services, lead)
  const locale = params.locale ?? localeOf(product, lead.application.policies ?? [])
  return buildStatus(lead, {
    config: services.config,
    product,
    locale: resolveLocale(product, locale),
    verification: lead.journey === null ? null : await readVerification(database, lead.id),
    now,
  })
})

const skip = leadRoute(skipLender, async ({ services, database, now, lead }) => {
  assertState(
    lead,
    'CHECKING',
    'MOBILE_VERIFICATION',
    'CHANGE_MOBILE_NUMBER',
    'POLICY_CONSENTS',
    'PROFICREDIT_OFFER',
    'IPFD_OFFER_CHOICE',
  )
  const left = leaveLender(touch(productOf(services, lead), lead, now), journeyOf(lead), now)
  return buildReceipt(await storeMove({ services, database, now }, lead, left))
})

const goOn = leadRoute(continueLead, async ({ body, services, database, now, lead }) => {
  const touched = touch(productOf(services, lead), lead, now)
  const journey = journeyOf(lead)
  if (body.choice === 'review-by-person') {
    assertState(lead, 'REJECTED')
    const reviewed = { ...touched, journey: { ...journey, reviewRequested: true } }
    return buildReceipt(await storeMove({ services, database, now }, lead, reviewed))
  }
  assertState(lead, 'ACCEPTED', 'REDIRECTED')
  return buildReceipt(await storeMove({ services, database, now }, lead, inState(touched, 'THANK_YOU')))
})

const redirect = leadRoute(redirectLead, async ({ services, lead }) => {
  assertState(lead, 'REDIRECTED')
  const lender = currentLender(journeyOf(lead))
  const url = lender === null ? null : redirectUrlOf(services.config, lender)
  if (url === null) throw new ProblemError('gone', 'The address of this lender is no longer known.')
  return { url, method: 'GET' as const }
})

export const leadRoutes = {
  createLead: createBy(createLead),
  createLeadLegacy: createBy(createLeadLegacy),
  updateLead: updateBy(updateLead),
  updateLeadLegacy: updateBy(updateLeadLegacy),
  leadStatus: status,
  skipLender: skip,
  continueLead: goOn,
  redirectLead: redirect,
}
