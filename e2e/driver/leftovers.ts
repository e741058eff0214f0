// What third parties left in the browser, and what they must never have been told.
import type { Page } from '@playwright/test'
import { consentKey, storageKeys, toEraseKey } from '../../web/src/store/storageKeys.ts'
import type { Persona } from '../personas/persona.ts'

/** The recording's mark is ours too, but goes with the consent. */
const ours: ReadonlySet<string> = new Set(
  [...Object.values(storageKeys), consentKey, toEraseKey].filter((key) => key !== storageKeys.logRocket),
)

/** Everything the browser keeps of the page, as one text. */
export const readStorage = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, window.name]),
  )

/** Names of cookies and of keys in both storages that are none of ours. */
export const vendorLeftovers = async (page: Page): Promise<readonly string[]> => {
  const names = await page.evaluate(() => [
    ...document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? ''),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  return names.filter((name) => name !== '' && !ours.has(name))
}

const personalPaths = [
  'contactDetails.email',
  'contactDetails.phoneNumber',
  'contactDetails.postalCode',
  'contactDetails.city',
  'contactDetails.street',
  'personalDetails.firstName',
  'personalDetails.lastName',
  'personalDetails.dateOfBirth',
  'personalDetails.personalCode',
  'otherDetails.idCardNumber',
  'otherDetails.idCardIssuedAt',
  'otherDetails.idCardIssuedAuthority',
  'otherDetails.cityOfBirth',
  'employer.name',
  'employer.taxRegistryCode',
  'incomeDetails.jobTitle',
] as const

/** Answers that are found again wherever they turn up, as stored and as digits alone. */
export const personalValuesOf = ({ answers }: Persona): readonly string[] =>
  personalPaths
    .map((path) => answers[path])
    .flatMap((value) => (typeof value === 'string' ? [value, value.replace(/^\+48/u, '')] : []))
