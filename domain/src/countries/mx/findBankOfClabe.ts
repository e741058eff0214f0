// Finds the bank of a CLABE (docs/countries/mx.md). For display only: new banks appear every year, so no rule uses it.
import { clabe } from 'clabe-validator'

/** By the first three digits of a CLABE; null for an incomplete or invalid CLABE and for an unknown bank. */
export const findBankOfClabe = (account: string): string | null => {
  const { valid, bank } = clabe.validate(account)
  return valid.format ? bank : null
}
