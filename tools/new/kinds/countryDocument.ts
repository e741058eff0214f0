// The page of a generated country in docs/countries.
import { type CountryNames, readFormats } from './countryFiles.ts'

const sections = [
  'Phone',
  'Postal code and address',
  'Names',
  'Personal and registry codes',
  'Identity documents',
  'Bank account',
  'Salary',
  'Option lists',
  'Amounts, periods and debt limits',
  'Legal notices',
  'Pages',
  'Lender steps',
  'Open questions',
]

/** The text of docs/countries/<code>.md with a heading for each subject to research. */
export const buildCountryDocument = ({ code, tag, label }: CountryNames): string => {
  const name = code.toLowerCase()
  const folder = `domain/src/countries/${name}`
  return `${[
    `# ${label} (\`${name}\`)`,
    `The formats, codes, laws and pages of the products in ${label}. The [README](README.md) explains the marks, the rules that hold for all countries, and the shared lists.`,
    '## Locale, currency and dates',
    `Tag \`${tag}\`. Dates are ${readFormats(tag).order.join(', ')} (from Intl).`,
    `Code: \`${folder}/country.ts\`, \`${folder}/rulesAndOptions.ts\`.`,
    ...sections.flatMap((section) => [`## ${section}`, 'Not researched yet.']),
  ].join('\n\n')}\n`
}
