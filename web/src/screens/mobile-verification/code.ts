// Parses and validates a typed or pasted verification code. Errors are keys of the screen's texts.
import type { LeadStatus } from '@loan/domain/contract/lead'

/** Extracts at most 10 digits from text such as `Code: 123 456`, `123-456` or full-width digits. */
export const parseCode = (typed: string): string => typed.normalize('NFKC').replaceAll(/\D/gu, '').slice(0, 10)

export const validateCode = (code: string, codeLength: number): 'required' | 'incomplete' | null => {
  if (code === '') return 'required'
  return code.length === codeLength ? null : 'incomplete'
}

/** Finds why the server rejected a code, from the verification in the latest status. */
export const problemAfterWrongCode = (
  { triesLeft, expiresAt }: Pick<NonNullable<LeadStatus['verification']>, 'triesLeft' | 'expiresAt'>,
  now: Date,
): 'noTriesLeft' | 'expired' | 'wrong' => {
  if (triesLeft === 0) return 'noTriesLeft'
  return Date.parse(expiresAt) <= now.getTime() ? 'expired' : 'wrong'
}
