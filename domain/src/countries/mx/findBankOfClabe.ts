// Finds the bank of a Mexican account number, the CLABE (docs/countries/mx.md). For display only: the list lacks the
// newest banks, so no rule uses it.
import { clabe } from 'clabe-validator'

/** Returns the bank that the first three digits name; null for an invalid CLABE and for an unknown bank. */
export const findBankOfClabe = (account: string): string | null => {
  const { valid, bank } = clabe.validate(account)
  return valid.format ? bank : null
}
