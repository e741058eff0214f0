// Converts a name to the spellings of files, components, constants and texts.

const splitWords = (name: string): readonly string[] =>
  name
    .replace(/(?<=[a-z\d])(?=[A-Z])/gu, '-')
    .toLowerCase()
    .split('-')

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** `IdCardNumber` */
export const pascal = (name: string): string => splitWords(name).map(capital).join('')
/** `idCardNumber` */
export const camel = (name: string): string => {
  const [first = '', ...rest] = splitWords(name)
  return first + rest.map(capital).join('')
}
/** `id-card-number` */
export const kebab = (name: string): string => splitWords(name).join('-')
/** `ID_CARD_NUMBER` */
export const constant = (name: string): string => splitWords(name).join('_').toUpperCase()
/** `Id card number` */
export const sentence = (name: string): string => capital(splitWords(name).join(' '))

/** The English name of a country, such as `Romania`; null when the code is unknown. */
export const countryName = (code: string): string | null => {
  const name = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code.toUpperCase())
  return name === undefined || name === 'Unknown Region' ? null : name
}
