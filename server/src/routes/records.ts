// The calls for the records of a lead: consents, the password, and events for its affiliate.
import { affiliateEvent, customerConsents, openByPassword, setPassword } from '@loan/domain/contract/customer'
import { eq } from 'drizzle-orm'
import { consents } from '../database/schema.ts'
import { fieldError, LeadError } from '../lib/leadError.ts'
import { findPolicyTitle } from '../policies/policies.ts'
import { parseCall, parseReply, type Route } from '../http/route.ts'
import { storeAffiliateEvent } from '../leads/actions/affiliateEvents.ts'
import { requireJourney } from '../leads/leadErrors.ts'
import type { Lead } from '../leads/lead.ts'
import type { Services } from '../http/services.ts'
import { leadRoute, preparedLeadRoute } from '../http/leadRoute.ts'
import { saveTransition } from '../leads/transitions/saveTransition.ts'
import { touch } from '../leads/transitions/touch.ts'
import { assertSameProduct, requireProduct } from '../leads/products.ts'
import { validatePassword, storePassword } from '../leads/links/password.ts'
import { hashAddress, openLeadByPassword } from '../leads/access/passwordSignIn.ts'
import { buildReceipt } from '../leads/receipt.ts'

const findLenderName = ({ lenders: { lenders } }: Services, key: string): string =>
  lenders.find((lender) => lender.key === key)?.name ?? key

const passwordMessages = {
  'password-too-short': 'Shorter than allowed.',
  'password-too-long': 'Longer than allowed.',
  'password-common': 'One of the most common passwords.',
  'password-personal': 'Contains a name, date or number of the applicant.',
} as const

/** Throws `wrong-state` for a draft and `refused` for a password that is easy to guess. */
const assertPasswordAccepted = (services: Services, password: string, lead: Lead): void => {
  requireJourney(lead)
  const brand = requireProduct(services, lead).displayName
  const error = validatePassword(password, { application: lead.application, brand })
  if (error === null) return
  throw new LeadError('refused', 'The password was not accepted.', {
    errors: [fieldError('password', error, passwordMessages[error])],
  })
}

/** Runs without one transaction for the whole call, because it hashes the password between its queries. */
const openByPasswordRoute: Route = {
  endpoint: openByPassword,
  serve: async (raw, services) => {
    const { body } = parseCall(openByPassword, raw)
    return parseReply(openByPassword, await openLeadByPassword(services, body))
  },
}

export const recordRoutes = {
  customerConsents: leadRoute(customerConsents, async ({ services, database, lead }) => {
    const rows = await database.select().from(consents).where(eq(consents.leadId, lead.id)).orderBy(consents.id)
    return {
      consents: rows.map(({ lender, key, version, locale, given, at }) => ({
        lender: lender === '' ? null : lender,
        lenderName: lender === '' ? null : findLenderName(services, lender),
        key,
        title: findPolicyTitle(requireProduct(services, lead), key, {
          locale,
          lender: findLenderName(services, lender),
        }),
        version,
        locale,
        given: given === 'yes',
        at: at.toISOString(),
      })),
    }
  }),

  setPassword: preparedLeadRoute(
    setPassword,
    async ({ body, services, lead }) => {
      assertPasswordAccepted(services, body.password, lead)
      return services.passwordHasher.hash(body.password)
    },
    async ({ body, services, database, now, lead }, password) => {
      assertPasswordAccepted(services, body.password, lead)
      const { email = '' } = lead.application.contactDetails ?? {}
      const emailHash = hashAddress(services.secretKey, { product: lead.product, email })
      await storePassword(database, { leadId: lead.id, password, emailHash, now })
      const touched = touch(requireProduct(services, lead), lead, now)
      return buildReceipt(await saveTransition({ services, database, now }, lead, touched))
    },
  ),

  openByPassword: openByPasswordRoute,

  affiliateEvent: leadRoute(affiliateEvent, async ({ body, database, now, lead }) => {
    assertSameProduct(lead, body.product)
    return { stored: await storeAffiliateEvent(database, { lead, name: body.name, now }) }
  }),
}
