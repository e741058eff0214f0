// A country's rules by name, fetched with the first of them that is needed. Until they are there nothing is refused and
// nothing is rewritten: the server, which has them all from its start, decides.
import type { CountryRuleName } from '../data-points/dataPoint.ts'
import type { Rule } from '../rules/rule.ts'

type CountryRules = Readonly<Record<CountryRuleName, Rule>>

export const laterRules = (load: () => Promise<{ readonly rules: CountryRules }>): CountryRules => {
  let rules: CountryRules | undefined
  const later = (name: CountryRuleName): Rule => ({
    get codes() {
      return rules?.[name].codes ?? []
    },
    check: (value, context) => rules?.[name].check(value, context) ?? null,
    normalise: (text) => rules?.[name].normalise?.(text) ?? text,
    load: async () => {
      const loaded = await load()
      rules = loaded.rules
      await loaded.rules[name].load?.()
    },
  })
  return {
    postalCode: later('postalCode'),
    phone: later('phone'),
    personalCode: later('personalCode'),
    taxIdentificationNumber: later('taxIdentificationNumber'),
    taxRegistryCode: later('taxRegistryCode'),
    idCardNumber: later('idCardNumber'),
    iban: later('iban'),
    companyName: later('companyName'),
    street: later('street'),
    houseNumber: later('houseNumber'),
    flatNumber: later('flatNumber'),
    overdueDebt: later('overdueDebt'),
    totalDebt: later('totalDebt'),
  }
}
