// Countries of the world for citizenship and birth: ISO 3166-1 alpha-2 codes, with names from Intl. The countries of
// the products are in `registry.ts`.
import type { OptionList } from '../validation/validationCountry.ts'

/** The first letter of several codes, then their second letters. Half the size of a list of codes. */
const codeLetters =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY ' +
  'HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM ' +
  'PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS YET ZAMW'

const listCountryCodes = (): readonly string[] =>
  codeLetters.split(' ').flatMap(([first = '', ...seconds]) => seconds.map((second) => first + second))

/**
 * All countries, the own one first. The page sorts the rest by name, because names depend on the locale. The list is
 * built on first access, because the option lists of a country are in the first chunk.
 */
export const buildCitizenshipOptions = (own: string): OptionList => {
  let keys: readonly string[] | undefined
  return {
    get keys() {
      keys ??= [own, ...listCountryCodes().filter((code) => code !== own)]
      return keys
    },
    labels: 'country-names',
  }
}
