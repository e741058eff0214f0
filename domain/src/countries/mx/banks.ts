// Which bank a CLABE names (docs/countries/mx.md). Only told, never asked of a rule: new banks come every year.
import { clabe } from 'clabe-validator'

/** By the first three digits of a CLABE; null where it is not whole and right, and for banks not known. */
export const bankOfClabe = (account: string): string | null => {
  const { valid, bank } = clabe.validate(account)
  return valid.format ? bank : null
}
