// Reads what third parties stored in the browser, and lists the personal values that they must not receive.
import type { Page } from '@playwright/test'
import { clearedKey, consentKey, storageKeys, toEraseKey } from '../../web/src/store/storageKeys.ts'
import type { ProductPersona } from '../personas/persona.ts'

/**
 * Keys of the application. The marker of the session recording is not in this set, because it ends with the consent.
 */
const ownKeys: ReadonlySet<string> = new Set(
  [...Object.values(storageKeys), clearedKey, consentKey, toEraseKey].filter((key) => key !== storageKeys.logRocket),
)

/** Reads both storages, the cookies and `window.name` as one text. */
export const readStorage = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, window.name]),
  )

/** Finds the names of cookies and storage keys that do not belong to the application. */
export const readVendorKeys = async (page: Page): Promise<readonly string[]> => {
  const names = await page.evaluate(() => [
    ...document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? ''),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  return names.filter((name) => name !== '' && !ownKeys.has(name))
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

/** The persona's personal values that are distinctive enough to search for, also without the country code. */
export const listPersonalValues = ({ answers }: ProductPersona): readonly string[] =>
  personalPaths
    .map((path) => answers[path])
    .flatMap((value) => (typeof value === 'string' ? [value, value.replace(/^\+48/u, '')] : []))
