// Validates the password of a lead and stores its hash. passwordHasher.ts does the hashing.
import { type PasswordErrorCode, passwordLimits } from '@loan/domain/contract/customer'
import type { LeadApplication } from '@loan/domain/lead/application'
import { eq } from 'drizzle-orm'
import { passwords } from '../../database/schema.ts'
import type { Database } from '../../database/storage.ts'
import type { PasswordHash } from '../passwordHasher.ts'
import { hashSecret } from '../tokens.ts'

/** Frequent passwords or parts of them, in lower case. */
const commonPasswords: readonly string[] = [
  'password',
  'passwort',
  'hasło',
  'haslo',
  'contraseña',
  'contrasena',
  'qwertyuiop',
  'qwerty',
  'asdfghjkl',
  'iloveyou',
  'kocham',
  'teamo',
  'letmein',
  'welcome',
  'abcdefghijkl',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  '0123456789',
  '1234567890',
]
const minDistinct = 5

const toLettersAndDigits = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Whether the password has few distinct characters, or is a common password or the name of the brand plus digits and
 * fewer than four letters.
 */
const isCommon = (password: string, brand: string): boolean => {
  const normalised = toLettersAndDigits(password)
  if (new Set(normalised).size < minDistinct) return true
  const rest = [...commonPasswords, toLettersAndDigits(brand)]
    .reduce((text, word) => text.replaceAll(word, ''), normalised)
    .replaceAll(/\p{N}/gu, '')
  return rest.length < 4 && normalised.length - rest.length >= 8
}

const listPersonalTexts = ({ personalDetails, contactDetails }: LeadApplication): readonly string[] =>
  [
    personalDetails?.firstName,
    personalDetails?.lastName,
    personalDetails?.secondLastName,
    personalDetails?.personalCode,
    personalDetails?.dateOfBirth,
    personalDetails?.dateOfBirth?.split('-').toReversed().join(''),
    contactDetails?.email?.split('@')[0],
    contactDetails?.phoneNumber?.slice(-9),
  ].flatMap((text) => (text === undefined || toLettersAndDigits(text).length < 3 ? [] : [toLettersAndDigits(text)]))

/** @assumed a password must not contain personal data, because an acquaintance of the applicant would try it first. */
export const validatePassword = (
  password: string,
  { application, brand }: { readonly application: LeadApplication; readonly brand: string },
): PasswordErrorCode | null => {
  const { length } = Array.from(password)
  if (length < passwordLimits.minLength) return 'password-too-short'
  if (length > passwordLimits.maxLength) return 'password-too-long'
  if (isCommon(password, brand)) return 'password-common'
  const normalised = toLettersAndDigits(password)
  return listPersonalTexts(application).some((text) => normalised.includes(text)) ? 'password-personal' : null
}

type NewPassword = {
  readonly leadId: string
  readonly password: PasswordHash
  readonly emailHash: string
  /** The hash of the token of the device. */
  readonly tokenHash: string
  readonly now: Date
}

/** Includes the hash of the password, because a server of an older release replaces it and leaves this column. */
const buildSetBy = (tokenHash: string, { hash }: Pick<PasswordHash, 'hash'>): string =>
  hashSecret(`${tokenHash}\n${hash}`)

/** Replaces an existing password of the lead. */
export const storePassword = async (
  transaction: Database,
  { leadId, password, emailHash, tokenHash, now }: NewPassword,
): Promise<void> => {
  const row = { ...password, emailHash, setBy: buildSetBy(tokenHash, password), at: now }
  await transaction
    .insert(passwords)
    .values({ leadId, ...row })
    .onConflictDoUpdate({ target: passwords.leadId, set: row })
}

/** The password would open the lead after the access of the device that set it has ended. */
export const deletePassword = async (transaction: Database, leadId: string): Promise<void> => {
  await transaction.delete(passwords).where(eq(passwords.leadId, leadId))
}

/** Deletes the password of a lead, unless the device of the token set it. The caller holds the row lock of the lead. */
export const deletePasswordOfOthers = async (
  transaction: Database,
  { leadId, tokenHash }: Pick<NewPassword, 'leadId' | 'tokenHash'>,
): Promise<void> => {
  const [row] = await transaction.select().from(passwords).where(eq(passwords.leadId, leadId))
  if (row !== undefined && row.setBy !== buildSetBy(tokenHash, row)) await deletePassword(transaction, leadId)
}
