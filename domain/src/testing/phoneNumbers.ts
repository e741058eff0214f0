// The phone metadata of every country, for tests of all countries. Not for production code.
import type { MetadataJson } from 'libphonenumber-js/core'
import type { CountryCode } from '../countries/country.ts'
import { mobileNumbers as coNumbers } from '../countries/co/mobileNumbers.ts'
import { metadata as co } from '../countries/co/phoneMetadata.ts'
import { mobileNumbers as deNumbers } from '../countries/de/mobileNumbers.ts'
import { metadata as de } from '../countries/de/phoneMetadata.ts'
import { mobileNumbers as esNumbers } from '../countries/es/mobileNumbers.ts'
import { metadata as es } from '../countries/es/phoneMetadata.ts'
import { mobileNumbers as mxNumbers } from '../countries/mx/mobileNumbers.ts'
import { metadata as mx } from '../countries/mx/phoneMetadata.ts'
import { mobileNumbers as phNumbers } from '../countries/ph/mobileNumbers.ts'
import { metadata as ph } from '../countries/ph/phoneMetadata.ts'
import { mobileNumbers as plNumbers } from '../countries/pl/mobileNumbers.ts'
import { metadata as pl } from '../countries/pl/phoneMetadata.ts'
import { mobileNumbers as roNumbers } from '../countries/ro/mobileNumbers.ts'
import { metadata as ro } from '../countries/ro/phoneMetadata.ts'
import { mobileNumbers as vnNumbers } from '../countries/vn/mobileNumbers.ts'
import { metadata as vn } from '../countries/vn/phoneMetadata.ts'
import type { MobileNumbers } from '../rules/mobileNumbers.ts'

export const phoneNumbersByCountry: Readonly<
  Record<CountryCode, { readonly metadata: MetadataJson; readonly mobileNumbers: MobileNumbers }>
> = {
  CO: { metadata: co, mobileNumbers: coNumbers },
  DE: { metadata: de, mobileNumbers: deNumbers },
  ES: { metadata: es, mobileNumbers: esNumbers },
  MX: { metadata: mx, mobileNumbers: mxNumbers },
  PH: { metadata: ph, mobileNumbers: phNumbers },
  PL: { metadata: pl, mobileNumbers: plNumbers },
  RO: { metadata: ro, mobileNumbers: roNumbers },
  VN: { metadata: vn, mobileNumbers: vnNumbers },
}
