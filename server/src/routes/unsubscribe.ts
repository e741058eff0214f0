// Stops marketing e-mails to an address for any caller, and undoes that for the owner of a signed link. The reply is
// the same for known and unknown addresses.
import { validateAnswer } from '@loan/domain/validation/validateAnswer'
import { getToday } from '@loan/domain/getToday'
import { unsubscribeByLink, unsubscribeEmail } from '@loan/domain/contract/customer'
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { Product } from '@loan/domain/products/product'
import { buildAnswerError, buildNotFoundError, LeadError } from '../lib/leadError.ts'
import { defineOpenRoute } from '../http/route.ts'
import { undoUnsubscribe, unsubscribe } from '../messages/unsubscribed.ts'
import { readUnsubscribeToken } from '../messages/unsubscribeToken.ts'

/** Returns the normalised address. Throws `refused` when it is invalid. */
const readAddress = (email: string, product: Product, now: Date): string => {
  const { country } = product
  const context = { product, country, application: {}, today: getToday(country, now) }
  const validation = validateAnswer(catalogue['contact-information'].email, email, context)
  if (validation.outcome === 'answered' && typeof validation.value === 'string') return validation.value
  const code = validation.outcome === 'invalid' ? validation.error.code : 'required'
  throw new LeadError('refused', 'The e-mail address is invalid.', {
    errors: [buildAnswerError('email', { code })],
  })
}

export const unsubscribeRoutes = {
  unsubscribeEmail: defineOpenRoute(unsubscribeEmail, async ({ params, services, database, now }) => {
    const { secretKey, ownProduct } = services
    const email = readAddress(params.email, ownProduct, now)
    await unsubscribe(database, { secretKey, email }, now)
    return { unsubscribed: true }
  }),
  unsubscribeByLink: defineOpenRoute(unsubscribeByLink, async ({ body, services: { secretKey }, database, now }) => {
    const content = readUnsubscribeToken(secretKey, body.token)
    if (content === null) throw buildNotFoundError()
    const { email } = content
    if (body.undo === true) await undoUnsubscribe(database, { secretKey, email })
    else await unsubscribe(database, { secretKey, email }, now)
    return { unsubscribed: body.undo !== true, email }
  }),
}
