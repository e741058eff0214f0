// The countries whose mobile numbers differ from the metadata of libphonenumber. Imports no generated file, because
// tools/buildPhoneMetadata.ts reads it before those of a new country exist.
import { mobileNumbering as co } from './co/mobileNumbering.ts'
import type { CountryCode } from './country.ts'
import { mobileNumbering as mx } from './mx/mobileNumbering.ts'
import type { MobileNumbering } from '../rules/mobileNumbers.ts'

export const mobileNumbering: Readonly<Partial<Record<CountryCode, MobileNumbering>>> = {
  CO: co,
  MX: mx,
}
