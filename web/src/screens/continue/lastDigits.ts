// The last three digits of what was typed: of three digits, or of a whole phone number; null for fewer.

export const lastDigitsOf = (typed: string): string | null => {
  const digits = typed.normalize('NFKC').replaceAll(/\D/gu, '')
  return digits.length < 3 ? null : digits.slice(-3)
}
