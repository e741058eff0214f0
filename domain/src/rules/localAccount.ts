// Account numbers of countries without IBAN (docs/countries/README.md): a number of the bank, or the mobile number of
// an electronic wallet. They have no check digits.
import { type LoadedRule, textRule } from './rule.ts'

/** `trunk`: prefix of a mobile number within the country; `callingCode`: prefix in its place from abroad. */
type Wallets = { readonly callingCode: string; readonly trunk: string }

/** Rejects text in another form, and one character repeated throughout. */
export const localAccountRule = (form: RegExp, wallets?: Wallets): LoadedRule => ({
  ...textRule(['account-form'], (account) =>
    form.test(account) && !/^(.)\1*$/u.test(account) ? null : { code: 'account-form' },
  ),
  /** Removes a label and converts the wallet number `+63 905 123 4567` to 0905 123 4567. */
  normalise: (text) => {
    const plain = text.replace(/^(?:ACCT|ACC|CTA|STK)?(?:NO|NUM)?:?(?=[+\d])/u, '')
    const prefix = `+${wallets?.callingCode ?? ''}`
    return wallets !== undefined && plain.startsWith(prefix) ? wallets.trunk + plain.slice(prefix.length) : plain
  },
})
