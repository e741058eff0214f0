// The calls that set the password of a lead and open the lead with it.
import { openByPassword, setPassword } from '@loan/domain/contract/customer'
import { definePreparedLeadRoute } from '../http/leadRoute.ts'
import { parseCall, parseReply, type Route } from '../http/route.ts'
import type { Services } from '../http/services.ts'
import {
  ChangedSaltError,
  findSalt,
  hashAddress,
  listAddressHashes,
  lockAndAssertSalt,
  openLeadByPassword,
} from '../leads/access/passwordSignIn.ts'
import type { Lead } from '../leads/lead.ts'
import { requireJourney } from '../leads/leadErrors.ts'
import { storePassword, validatePassword } from '../leads/links/password.ts'
import { requireProduct } from '../leads/products.ts'
import { buildReceipt } from '../leads/receipt.ts'
import { saveTransition } from '../leads/transitions/saveTransition.ts'
import { recordApplicantAction } from '../leads/transitions/recordApplicantAction.ts'
import { buildFieldError, LeadError } from '../lib/leadError.ts'

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
    errors: [buildFieldError('password', error, passwordMessages[error])],
  })
}

const readAddress = ({ product, application }: Lead) => ({ product, email: application.contactDetails?.email ?? '' })

/** Runs without one transaction for the whole call, because it hashes the password between its queries. */
const openByPasswordRoute: Route = {
  endpoint: openByPassword,
  serve: async (raw, services) => {
    const { body } = parseCall(openByPassword, raw)
    return parseReply(openByPassword, await openLeadByPassword(services, body))
  },
}

const storePasswordRoute = definePreparedLeadRoute(
  setPassword,
  async ({ body, services, now, lead }) => {
    assertPasswordAccepted(services, body.password, lead)
    const emailHashes = listAddressHashes(services.secretKey, readAddress(lead))
    const salt = await findSalt(services, emailHashes, { now, except: lead.id })
    return services.passwordHasher.hash(body.password, salt ?? undefined)
  },
  async (call, password) => {
    const { body, services, database, now, lead, tokenHash } = call
    assertPasswordAccepted(services, body.password, lead)
    const address = readAddress(lead)
    const emailHash = hashAddress(services.secretKey, address)
    const emailHashes = listAddressHashes(services.secretKey, address)
    await lockAndAssertSalt(database, emailHashes, { now, except: lead.id, salt: password.salt })
    await storePassword(database, { leadId: lead.id, password, emailHash, tokenHash, now })
    return buildReceipt(await saveTransition(call, lead, recordApplicantAction(call, lead)))
  },
)

/** Other leads of the address can get a password at the same time. One repetition has the salt of the first. */
const setPasswordRoute: Route = {
  ...storePasswordRoute,
  serve: (raw, services) =>
    storePasswordRoute.serve(raw, services).catch((error: unknown) => {
      if (error instanceof ChangedSaltError) return storePasswordRoute.serve(raw, services)
      throw error
    }),
}

export const passwordRoutes = { setPassword: setPasswordRoute, openByPassword: openByPasswordRoute }
