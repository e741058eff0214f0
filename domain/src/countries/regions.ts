// Countries of the world for citizenship and birth: ISO 3166-1 alpha-2, named by Intl. The countries we serve are
// in `registry.ts`.
import type { OptionList } from '../validation/countryFormats.ts'

/** The first letter of some codes, then the second letter of each: half the size of the written-out list. */
const regionLetters =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY ' +
  'HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM ' +
  'PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS YET ZAMW'

const listRegionCodes = (): readonly string[] =>
  regionLetters.split(' ').flatMap(([first = '', ...seconds]) => seconds.map((second) => first + second))

/**
 * All regions, the country's own first; sorting the rest by name is the page's, as names depend on the locale. Listed
 * when first asked for: a country's details come with the first page.
 */
export const regionsFrom = (own: string): OptionList => {
  let keys: readonly string[] | undefined
  return {
    get keys() {
      keys ??= [own, ...listRegionCodes().filter((code) => code !== own)]
      return keys
    },
    labels: 'regions',
  }
}
