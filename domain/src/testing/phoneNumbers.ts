// The phone metadata of every country, for tests that run over all of it. Not for production code.
import type { MetadataJson } from 'libphonenumber-js/core'
import type { CountryCode } from '../countries/country.ts'
import { mobiles as coMobiles } from '../rules/phone-metadata/co.mobile.ts'
import { metadata as co } from '../rules/phone-metadata/co.ts'
import { mobiles as deMobiles } from '../rules/phone-metadata/de.mobile.ts'
import { metadata as de } from '../rules/phone-metadata/de.ts'
import { mobiles as esMobiles } from '../rules/phone-metadata/es.mobile.ts'
import { metadata as es } from '../rules/phone-metadata/es.ts'
import { mobiles as mxMobiles } from '../rules/phone-metadata/mx.mobile.ts'
import { metadata as mx } from '../rules/phone-metadata/mx.ts'
import { mobiles as phMobiles } from '../rules/phone-metadata/ph.mobile.ts'
import { metadata as ph } from '../rules/phone-metadata/ph.ts'
import { mobiles as plMobiles } from '../rules/phone-metadata/pl.mobile.ts'
import { metadata as pl } from '../rules/phone-metadata/pl.ts'
import { mobiles as roMobiles } from '../rules/phone-metadata/ro.mobile.ts'
import { metadata as ro } from '../rules/phone-metadata/ro.ts'
import { mobiles as vnMobiles } from '../rules/phone-metadata/vn.mobile.ts'
import { metadata as vn } from '../rules/phone-metadata/vn.ts'
import type { MobileNumbers } from '../rules/phone.ts'

export const phoneNumbersOf: Readonly<
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
