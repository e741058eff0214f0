// Parses the file of lenders (LENDERS_FILE). The file contains no secret: each row names the environment variable of
// its secret.
import type { CountryCode } from '@loan/domain/countries/country'
import { countries } from '@loan/domain/countries/registry'
import { listKeys } from '@loan/domain/records'
import * as v from 'valibot'
import { serverCountries } from '../../countries/registry.ts'
import { lenderPolicyKeys } from '../../lenders/lenderPolicy.ts'
import type { SharedSecrets } from '../../lib/signedBody.ts'
import { type Environment, httpUrl, readSettingsFile, secretVariable, shortText } from '../settingsFile.ts'
import { answerPath, criterion } from './lenderCriteria.ts'
import { maxOffers } from './lenderMessages.ts'

const countryCodes: readonly CountryCode[] = listKeys(countries)

const seconds = (max: number) =>
  v.pipe(v.number('a number of seconds'), v.minValue(1, 'at least 1'), v.maxValue(max, `at most ${max}`))

const rowSchema = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]{1,19}$/u, '2 to 20 lower-case letters and digits')),
  name: shortText(60),
  country: v.picklist(countryCodes, `one of ${countryCodes.join(', ')}`),
  /** Lower numbers are asked first; lenders with one number in the order of the file. */
  order: v.pipe(v.number(), v.integer()),
  url: httpUrl,
  /** The secret that signs both directions. The variable with `_FORMER` after this name may have the former one. */
  secretVariable,
  contact: v.strictObject({
    website: httpUrl,
    email: v.pipe(v.string(), v.email('an e-mail address')),
    phone: v.exactOptional(v.pipe(v.string(), v.regex(/^\+[\d ]{6,20}$/u, 'a number like +48 22 100 10 10'))),
  }),
  /** Registrations and licences that the law of the country has the lender state, with their official names. */
  registrations: v.exactOptional(v.array(v.strictObject({ name: shortText(60), number: shortText(40) })), []),
  /**
   * False until every server has the lender, and before the lender is removed. No lead that is submitted then goes to
   * the lender; what it has is continued.
   */
  getsNewLeads: v.exactOptional(v.boolean(), true),
  /** The lender receives only leads that meet these criteria. */
  serves: v.exactOptional(v.array(criterion), []),
  /** The answers that the application contains. Answers of a completed step are sent with the step. */
  sends: v.pipe(v.array(answerPath), v.minLength(1, 'at least one path')),
  policies: v.exactOptional(v.array(v.picklist(lenderPolicyKeys, `one of ${lenderPolicyKeys.join(', ')}`)), []),
  databases: v.exactOptional(v.array(shortText(60)), []),
  /** The time to answer an application, after which the next lender is asked. */
  answerSeconds: seconds(86_400),
  /** The time to answer a completed step or an accepted offer. */
  followUpSeconds: seconds(86_400),
  maxOffers: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxOffers)), 5),
})

/** The registrations that the legal notices of the country promise for each lender. */
const listRequiredRegistrations = (country: CountryCode): readonly string[] =>
  serverCountries[country].requiredRegistrations ?? []

const lenderSchema = v.pipe(
  rowSchema,
  v.forward(
    v.check(
      ({ country, registrations }) =>
        listRequiredRegistrations(country).every((required) => registrations.some(({ name }) => name === required)),
      ({ input: { country } }) => `a list with ${listRequiredRegistrations(country).join(' and ')}`,
    ),
    ['registrations'],
  ),
)

const fileSchema = v.strictObject({ lenders: v.pipe(v.array(lenderSchema), v.minLength(1, 'at least one lender')) })

export type HttpLender = v.InferOutput<typeof lenderSchema> & { readonly secrets: SharedSecrets }

/** Throws ConfigError with the file, the path in it and the expected value, or with the missing variable. */
export const readLenderFile = (file: string, environment: Environment): readonly HttpLender[] => {
  const settings = readSettingsFile('LENDERS_FILE', file, fileSchema)
  settings.assertUnique(settings.content.lenders.map(({ key }) => key))
  return settings.content.lenders.map((lender) => ({
    ...lender,
    secrets: settings.readSecrets(environment, lender.key, lender.secretVariable),
  }))
}
