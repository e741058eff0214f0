// Account numbers of countries without IBAN (docs/countries/README.md): a number of the bank, or the mobile number an
// electronic wallet goes by. Nothing in them can be checked.
import { type Rule, textRule } from './rule.ts'

/** `trunk`: what stands before a mobile number within the country, `callingCode`: in its place when it is called from abroad. */
type Wallets = { readonly callingCode: string; readonly trunk: string }

/** Refuses what is not of this form, and one digit over and over, which nobody has. */
export const localAccountRule = (form: RegExp, wallets?: Wallets): Rule => ({
  ...textRule(['account-form'], (account) =>
    form.test(account) && !/^(.)\1*$/u.test(account) ? null : { code: 'account-form' },
  ),
  /** `+63 905 123 4567` is the wallet of 0905 123 4567. */
  normalise: (text) => {
    const plain = text.replace(/^(?:ACCT|ACC|CTA|STK)?(?:NO|NUM)?:?(?=[+\d])/u, '')
    const prefix = `+${wallets?.callingCode ?? ''}`
    return wallets !== undefined && plain.startsWith(prefix) ? wallets.trunk + plain.slice(prefix.length) : plain
  },
})
