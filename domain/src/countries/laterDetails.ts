// A country's rules, option lists and ways with dates, fetched when a page first needs one of them, so that the first page goes without.
import type { CountryRuleName, OptionListName } from '../data-points/dataPoint.ts'
import type { Rule } from '../rules/rule.ts'
import type { Country, OptionList } from './country.ts'

type Details = {
  readonly rules: Readonly<Record<CountryRuleName, Rule>>
  readonly options: Readonly<Record<OptionListName, OptionList>>
  readonly dateReaders: Country['dateReaders']
}

export const laterDetails = (
  fetchDetails: () => Promise<Details>,
): Pick<Country, keyof Details | 'load' | 'isLoaded'> => {
  let details: Details | undefined

  const load = async (): Promise<Details> => {
    details ??= await fetchDetails()
    return details
  }

  /** Until it is there nothing is refused and nothing rewritten: the server, which loads all at its start, decides. */
  const rule = (name: CountryRuleName): Rule => ({
    get codes() {
      return details?.rules[name].codes ?? []
    },
    check: (value, context) => details?.rules[name].check(value, context) ?? null,
    normalise: (text) => details?.rules[name].normalise?.(text) ?? text,
    birthDateOf: (text) => details?.rules[name].birthDateOf?.(text) ?? null,
    genderOf: (text) => details?.rules[name].genderOf?.(text) ?? null,
    load: async (text) => {
      const { rules } = await load()
      await rules[name].load?.(text)
    },
  })

  /** Without these nothing can be asked or read at all: wanting them too early is a fault of the program. */
  const loaded = (): Details => {
    if (details === undefined) throw new Error('The details of the country are not loaded')
    return details
  }

  const list = (name: OptionListName): OptionList => ({
    get keys() {
      return loaded().options[name].keys
    },
    get labels() {
      return loaded().options[name].labels
    },
  })

  return {
    load: async () => {
      await load()
    },
    isLoaded: () => details !== undefined,
    dateReaders: {
      date: (raw, order) => loaded().dateReaders.date(raw, order),
      month: (raw, order) => loaded().dateReaders.month(raw, order),
    },
    rules: {
      postalCode: rule('postalCode'),
      phone: rule('phone'),
      personalCode: rule('personalCode'),
      taxIdentificationNumber: rule('taxIdentificationNumber'),
      taxRegistryCode: rule('taxRegistryCode'),
      idCardNumber: rule('idCardNumber'),
      iban: rule('iban'),
      companyName: rule('companyName'),
      street: rule('street'),
      houseNumber: rule('houseNumber'),
      flatNumber: rule('flatNumber'),
      overdueDebt: rule('overdueDebt'),
      totalDebt: rule('totalDebt'),
    },
    options: {
      incomeSource: list('incomeSource'),
      maritalStatus: list('maritalStatus'),
      education: list('education'),
      housingTenure: list('housingTenure'),
      loanPurpose: list('loanPurpose'),
      salaryCycle: list('salaryCycle'),
      positionType: list('positionType'),
      referenceType: list('referenceType'),
      identificationType: list('identificationType'),
      gender: list('gender'),
      jobArea: list('jobArea'),
      province: list('province'),
      citizenship: list('citizenship'),
      numberOfDependants: list('numberOfDependants'),
      economicActivity: list('economicActivity'),
      pensionPayer: list('pensionPayer'),
      financingOption: list('financingOption'),
      cofidisProfession: list('cofidisProfession'),
      bankAccountType: list('bankAccountType'),
    },
  }
}
