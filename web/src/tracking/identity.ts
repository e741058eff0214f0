// Hashes what identifies an applicant to an advertiser: SHA-256 of the session id, the e-mail address and the phone
// number, each only if the application has it (spec 4.61 to 4.66).
import { getToday } from '@loan/domain/getToday'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import { findLoadedRule, loadRule } from '@loan/domain/rules/rule'
import { hashText } from '../lib/hash.ts'

/** The fields as the `identify` call of TikTok names them. */
export type HashedIdentity = {
  readonly external_id?: string
  readonly email?: string
  readonly phone_number?: string
}

/** The international format, `+` and digits; null when the number does not parse or is invalid (spec 5.21). */
const normalisePhone = async (text: string, product: Product, application: LeadApplication): Promise<string | null> => {
  const { country } = product
  const { phone } = country.rules
  await loadRule(phone, text)
  const context = { product, country, application, today: getToday(country, new Date()) }
  if (findLoadedRule(phone, text)?.check(text, context) !== null) return null
  const number = phone.normalise?.(text) ?? text
  return /^\+\d{6,15}$/.test(number) ? number : null
}

/** Empty outside a secure context, where browsers offer no hash function. */
export const hashIdentity = async (product: Product, application: LeadApplication): Promise<HashedIdentity> => {
  if (!globalThis.isSecureContext) return {}
  const { sessionId = '', contactDetails = {} } = application
  const email = (contactDetails.email ?? '').trim().toLowerCase()
  // Spec 5.23 limits the input of the phone rule.
  const phoneText = (contactDetails.phoneNumber ?? '').slice(0, 250)
  const phone = phoneText === '' ? null : await normalisePhone(phoneText, product, application).catch(() => null)
  return {
    ...(sessionId !== '' && { external_id: await hashText(sessionId) }),
    ...(email !== '' && { email: await hashText(email) }),
    ...(phone !== null && { phone_number: await hashText(phone) }),
  }
}
