// The code as it was typed or pasted, and what is wrong with it, as keys of the screen's texts.
import type { LeadStatus } from '@loan/domain/contract/lead'

/** The digits alone, whatever was pasted around them: spaces, hyphens, full-width digits, `Code: 123 456`. */
export const parseCode = (typed: string): string => typed.normalize('NFKC').replaceAll(/\D/gu, '').slice(0, 10)

export const validateCode = (code: string, codeLength: number): 'required' | 'incomplete' | null => {
  if (code === '') return 'required'
  return code.length === codeLength ? null : 'incomplete'
}

/** Why the server refused a code, by what it says of the code since. */
export const problemAfterWrongCode = (
  { triesLeft, expiresAt }: Pick<NonNullable<LeadStatus['verification']>, 'triesLeft' | 'expiresAt'>,
  now: Date,
): 'noTriesLeft' | 'expired' | 'wrong' => {
  if (triesLeft === 0) return 'noTriesLeft'
  return Date.parse(expiresAt) <= now.getTime() ? 'expired' : 'wrong'
}
