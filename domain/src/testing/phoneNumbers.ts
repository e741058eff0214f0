// The phone metadata of every country, for tests of all countries. Not for production code.
import type { MetadataJson } from 'libphonenumber-js/core'
import type { CountryCode } from '../countries/country.ts'
import { mobiles as coMobiles } from '../countries/co/mobileNumbers.ts'
import { metadata as co } from '../countries/co/phoneMetadata.ts'
import { mobiles as deMobiles } from '../countries/de/mobileNumbers.ts'
import { metadata as de } from '../countries/de/phoneMetadata.ts'
import { mobiles as esMobiles } from '../countries/es/mobileNumbers.ts'
import { metadata as es } from '../countries/es/phoneMetadata.ts'
import { mobiles as mxMobiles } from '../countries/mx/mobileNumbers.ts'
import { metadata as mx } from '../countries/mx/phoneMetadata.ts'
import { mobiles as phMobiles } from '../countries/ph/mobileNumbers.ts'
import { metadata as ph } from '../countries/ph/phoneMetadata.ts'
import { mobiles as plMobiles } from '../countries/pl/mobileNumbers.ts'
import { metadata as pl } from '../countries/pl/phoneMetadata.ts'
import { mobiles as roMobiles } from '../countries/ro/mobileNumbers.ts'
import { metadata as ro } from '../countries/ro/phoneMetadata.ts'
import { mobiles as vnMobiles } from '../countries/vn/mobileNumbers.ts'
import { metadata as vn } from '../countries/vn/phoneMetadata.ts'
import type { MobileNumbers } from '../rules/mobileNumbers.ts'

export const phoneNumbersByCountry: Readonly<
  Record<CountryCode, { readonly metadata: MetadataJson; readonly mobiles: MobileNumbers }>
> = {
  CO: { metadata: co, mobiles: coMobiles },
  DE: { metadata: de, mobiles: deMobiles },
  ES: { metadata: es, mobiles: esMobiles },
  MX: { metadata: mx, mobiles: mxMobiles },
  PH: { metadata: ph, mobiles: phMobiles },
  PL: { metadata: pl, mobiles: plMobiles },
  RO: { metadata: ro, mobiles: roMobiles },
  VN: { metadata: vn, mobiles: vnMobiles },
}
