// A person as an operator names one: by e-mail address or phone number. Pages carry the name only encrypted for the
// session, and the log of actions contains only its keyed hash.
import { type LeadIdRange, parseApplicationNumber } from '@loan/domain/lead/applicationNumber'
import type { Product } from '@loan/domain/products/product'
import { type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { buildKeyedHash } from '../config/keyedHash.ts'
import { derivePurposeKey, derivePurposeKeys, type SecretKey } from '../config/secretKey.ts'
import { leads } from '../database/schema.ts'
import { decryptWithAny, encryptText } from '../lib/encryptedText.ts'
import { normaliseEmail } from '../messages/emailAddress.ts'

export const personKinds = ['email', 'phone'] as const
export type PersonKind = (typeof personKinds)[number]

/** `value` is an address in lower case, or a number in E.164. */
export type Person = { readonly kind: PersonKind; readonly value: string }

export const createPerson = (kind: PersonKind, text: string): Person => ({
  kind,
  value: kind === 'email' ? normaliseEmail(text) : text,
})

/** The search of an operator: the leads of a person, or the leads with an application number or id. */
export type SearchTerm =
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'ids'; readonly ids: LeadIdRange }

const uuid = v.pipe(v.string(), v.uuid())

/**
 * Null for text that is none of these. A phone number without its country code is one of the server's country, because
 * the same digits can belong to different persons in different countries.
 */
export const parseSearchTerm = (text: string, { country }: Pick<Product, 'country'>): SearchTerm | null => {
  const typed = text.normalize('NFKC').trim()
  if (typed.includes('@')) return { kind: 'person', person: createPerson('email', typed) }
  const id = v.safeParse(uuid, typed.toLowerCase())
  if (id.success) return { kind: 'ids', ids: { first: id.output, last: id.output } }
  const hasCountryCode = /^(?:\+|00)/u.test(typed)
  const ids = hasCountryCode ? null : parseApplicationNumber(typed)
  if (ids !== null) return { kind: 'ids', ids }
  const number = country.rules.phone.normalise?.(typed) ?? typed
  return /^\+\d{6,15}$/u.test(number) ? { kind: 'person', person: createPerson('phone', number) } : null
}

/** Each condition is that of an index: `leads_email` and `leads_phone`. */
const conditions: Readonly<Record<PersonKind, (value: string) => SQL>> = {
  email: (value) => sql`lower(${leads.application}->'contactDetails'->>'email') = lower(${value})`,
  phone: (value) => sql`(${leads.application}->'contactDetails'->>'phoneNumber') = ${value}`,
}

export const buildPersonCondition = ({ kind, value }: Person): SQL => conditions[kind](value)

/** After the secret was replaced, the same person has another hash. */
export const hashPerson = (secretKey: SecretKey, { kind, value }: Person): string =>
  buildKeyedHash(secretKey, 'operator-persons', `${kind} ${value}`)

type EncryptionOptions = { readonly secretKey: SecretKey; readonly tokenHash: string }

const purpose = 'operator-forms'

/** Encrypts a person for a hidden field. Only the same session can decrypt it. */
export const encryptPerson = ({ secretKey, tokenHash }: EncryptionOptions, { kind, value }: Person): string =>
  encryptText(`${kind} ${value}`, derivePurposeKey(secretKey, purpose), tokenHash)

/** Null when another session encrypted it. */
export const decryptPerson = ({ secretKey, tokenHash }: EncryptionOptions, encrypted: string): Person | null => {
  const text = decryptWithAny(encrypted, derivePurposeKeys(secretKey, purpose), tokenHash)
  const kind = personKinds.find((name) => text?.startsWith(`${name} `) === true)
  return text === null || kind === undefined ? null : { kind, value: text.slice(kind.length + 1) }
}
