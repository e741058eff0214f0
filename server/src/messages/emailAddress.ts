// An e-mail address that is stored as a keyed hash, and its normalised form. Every hash of an address uses this form.
import type { SecretKey } from '../config/secretKey.ts'

export type HashedAddress = { readonly secretKey: SecretKey; readonly email: string }

/** Normalises the case, the spaces and the Unicode form. */
export const normaliseEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase()
