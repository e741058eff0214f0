// Parses and validates a typed or pasted verification code. Errors are keys of the screen's texts.
import type { LeadStatus } from '@loan/domain/contract/lead'
import { replaceArabicDigits } from '@loan/domain/rules/clean'

/** Typed text has at most 10 digits; a pasted message is cut before it is searched. */
const maxDigits = 10
const maxMessage = 500

/**
 * Extracts the code from text such as `Code: 123 456`, `123-456` or full-width digits. Returns the only number of the
 * length of a code, for example in a pasted message with a telephone number; otherwise all digits.
 */
export const parseCode = (typed: string, codeLength: number): string => {
  const text = replaceArabicDigits(typed.slice(0, maxMessage).normalize('NFKC'))
  const whole = text.match(/\d+/gu)?.filter(({ length }) => length === codeLength) ?? []
  return whole.length === 1 && whole[0] !== undefined ? whole[0] : text.replaceAll(/\D/gu, '').slice(0, maxDigits)
}

export const validateCode = (code: string, codeLength: number): 'required' | 'incomplete' | null => {
  if (code === '') return 'required'
  return code.length === codeLength ? null : 'incomplete'
}

/** Finds why the server rejected a code, from the verification in the latest status. */
export const findCodeProblem = (
  { triesLeft, expiresAt }: Pick<NonNullable<LeadStatus['verification']>, 'triesLeft' | 'expiresAt'>,
  now: Date,
): 'noTriesLeft' | 'expired' | 'wrong' => {
  if (triesLeft === 0) return 'noTriesLeft'
  return Date.parse(expiresAt) <= now.getTime() ? 'expired' : 'wrong'
}
