// German identity documents (docs/countries/de.md): nine characters of an alphabet without vowels, printed with or
// without the check digit that follows them in the machine-readable zone. A foreigner may have a document of another
// country.
import { isForeigner, passportForm } from '../../../rules/passport.ts'
import { type LoadedRule, textRule } from '../../../rules/rule.ts'

const weights = [7, 3, 1]

/** A = 10 to Z = 35, digits as they are. */
const computeCheckDigit = (serial: string): number =>
  serial
    .split('')
    .reduce((sum, character, index) => sum + Number.parseInt(character, 36) * (weights[index % 3] ?? 0), 0) % 10

const form = /^[\dCFGHJKLMNPRTVWXYZ]{9}\d?$/u

export const deDocumentRule: LoadedRule = {
  ...textRule(['identity-document-form', 'id-card-checksum'], (number, context) => {
    if (isForeigner('DE', context) && passportForm.test(number)) return null
    if (!form.test(number)) return { code: 'identity-document-form' }
    const isValid = number.length === 9 || computeCheckDigit(number.slice(0, 9)) === Number(number[9])
    return isValid ? null : { code: 'id-card-checksum' }
  }),
  /**
   * There is no letter O on German cards: it was read for a zero. The `D` of the nationality (and the `<` after it)
   * follow the number in the machine-readable zone and are not part of it.
   */
  normalise: (text) => {
    const number = text.replaceAll('O', '0').replace(/^(.{9}\d?)D?<*$/u, '$1')
    return form.test(number) ? number : text
  },
}
