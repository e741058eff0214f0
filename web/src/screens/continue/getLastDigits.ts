// Parses the last three digits of typed text, which can be a whole phone number; null for fewer than three digits.

import { replaceArabicDigits } from '@loan/domain/rules/clean'

export const getLastDigits = (typed: string): string | null => {
  const digits = replaceArabicDigits(typed.normalize('NFKC')).replaceAll(/\D/gu, '')
  return digits.length < 3 ? null : digits.slice(-3)
}
