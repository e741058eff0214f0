// The calls that belong to no lead: every reply has to fit the contract.
import { LeadProblemError } from '@loan/domain/client/callErrors'
import { defineCases } from '../case.ts'
import { skipMissingCall } from '../missingCall.ts'
import { Mismatch, NotChecked } from '../outcomes.ts'
import type { Session } from '../session.ts'

const requireAnswer = (what: string, value: string | undefined): string => {
  if (value === undefined) throw new NotChecked(`the pages of this product have no ${what}`)
  return value
}

const readPostalCode = ({ answers }: Session): string =>
  requireAnswer('postal code', answers.contactDetails?.postalCode ?? answers.employer?.postalCode)

const verifyPolicies = async ({ client, product, locale }: Session): Promise<void> => {
  const { policies } = await client.call('policies', { params: { product: product.id, locale } })
  const missing = product.policies.filter(
    ({ key, version }) => !policies.some((policy) => policy.key === key && policy.version === version),
  )
  const empty = policies.filter(({ title, text }) => title.trim() === '' || text.trim() === '')
  if (empty.length > 0) throw new Mismatch('a title and a text', `none for ${empty.map(({ key }) => key).join(', ')}`)
  if (missing.length === 0) return
  throw new Mismatch(
    'every policy of the product in its version',
    `none for ${missing.map(({ key }) => key).join(', ')}`,
  )
}

const verifyPolicyDocument = async ({ client, product, locale }: Session): Promise<void> => {
  const [policy] = product.policies
  if (policy === undefined) throw new NotChecked('the product has no policy')
  await client.call('policyDocument', { params: { product: product.id, locale, key: policy.key } })
}

/** A reply of 404 concludes nothing where the contract allows it. */
const skipWhenMissing = async (reply: Promise<unknown>, reason: string): Promise<void> => {
  try {
    await reply
  } catch (error) {
    if (error instanceof LeadProblemError && error.status === 404) throw new NotChecked(reason)
    throw error
  }
}

const verifyTestData = ({ client, product }: Session): Promise<void> =>
  skipWhenMissing(
    client.call('testDataPoints', { params: { product: product.id } }).catch(skipMissingCall),
    'the server offers no test data, as in production',
  )

const verifyPostcode = (name: 'lookUpPostcode' | 'postcode') => (session: Session) => {
  const params = { code: readPostalCode(session), product: session.product.id }
  return skipWhenMissing(
    session.client.call(name, { params }),
    'the server has no town for the postal code of the persona',
  )
}

const verifyCompany = ({ client, product }: Session) =>
  client.call('lookUpCompany', { params: { name: 'a', product: product.id } })

const verifyCompanies = ({ client, product }: Session) =>
  client.call('searchCompanies', { params: { query: 'a', product: product.id } })

const verifyEmail = async ({ client, answers }: Session) =>
  client.call('validateEmail', { params: { email: requireAnswer('e-mail address', answers.contactDetails?.email) } })

const verifyLogos = ({ client, product }: Session) => client.call('partnerLogos', { params: { product: product.id } })

/** The lists of options with names in the locale. */
const verifyList =
  (name: 'countryChoices' | 'positionChoices' | 'professionMapping') =>
  ({ client, product, locale }: Session): Promise<unknown> =>
    client.call(name, { params: { product: product.id, locale } })

export const readCases = defineCases('reads', [
  ['policies', '7.9', 'returns the policies of the product', verifyPolicies],
  ['policy', '7.21', 'returns one policy beside the API base URL', verifyPolicyDocument],
  ['postcode-lookup', '7.10', 'returns the town of a postal code', verifyPostcode('lookUpPostcode')],
  ['postcode', '7.17', 'returns the town on the older path', verifyPostcode('postcode')],
  [
    'vehicle-models',
    '7.11',
    'returns the vehicle makes with their models',
    ({ client }) => client.call('vehicleModels'),
  ],
  ['company', '7.17', 'returns employers by the start of their name', verifyCompany],
  ['companies', '7.23', 'returns employers by words of their name', verifyCompanies],
  ['email', '7.17', 'returns whether an address can receive e-mail', verifyEmail],
  ['partner-logos', '7.17', 'returns the lenders', verifyLogos],
  ['countries', '7.17', 'returns the countries to choose from', verifyList('countryChoices')],
  ['positions', '7.17', 'returns the positions to choose from', verifyList('positionChoices')],
  ['professions', '7.17', 'returns the professions by sector', verifyList('professionMapping')],
  ['test-data', '7.13', 'returns a complete application for tests', verifyTestData],
])
