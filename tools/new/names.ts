// Converts a name to the spellings of files and components, and finds the name of a country.

/** `Lumen` */
export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** `lumenEs` */
export const camel = (name: string): string =>
  name.replaceAll(/-(?<first>.)/gu, (_all, first: string) => first.toUpperCase())

/** The English name of a country, such as `Romania`; null when the code is unknown. */
export const countryName = (code: string): string | null => {
  const name = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code.toUpperCase())
  return name === undefined || name === 'Unknown Region' ? null : name
}
