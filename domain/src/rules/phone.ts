// Phone numbers of one country (spec 5.21 to 5.23; docs/countries/README.md). A pattern recognises ordinary mobile
// numbers. The first other number loads libphonenumber with the metadata of the country; before that, the rule has no
// result for it.
import type { CountryCode, MetadataJson } from 'libphonenumber-js/core'
import { type MobileNumbers, parseMobile } from './mobileNumbers.ts'
import type { PhoneChecker, PhoneErrorCode } from './phoneChecker.ts'
import { type LazyRule, type LoadedRule, textRule } from './rule.ts'

const codes: readonly PhoneErrorCode[] = [
  'phone-not-a-number',
  'phone-too-short',
  'phone-too-long',
  'phone-invalid-country',
  'phone-invalid',
]

/** Accepts an ordinary mobile number, which needs no library. */
const mobileRule: LoadedRule = { codes, check: () => null }

/** `loadMetadata` imports the metadata of the country only, so the rule rejects numbers of other countries. */
export const phoneRule = (
  country: CountryCode,
  mobileNumbers: MobileNumbers,
  loadMetadata: () => Promise<{ readonly metadata: MetadataJson }>,
): LazyRule => {
  let checker: PhoneChecker | null = null
  let loaded: LoadedRule | null = null

  const isMobile = (text: string): boolean => parseMobile(text, mobileNumbers) !== null
  const buildRule = ({ findError, isLandline }: PhoneChecker): LoadedRule => ({
    ...textRule(codes, (text) => (isMobile(text) ? null : findError(text))),
    isLandline: (text) => !isMobile(text) && isLandline(text),
  })

  return {
    codes,
    /** E.164 (`+48512345678`); the unchanged text if it has an extension or cannot be parsed. */
    normalise: (text) => parseMobile(text, mobileNumbers) ?? checker?.normalise(text) ?? text,
    load: async (text) => {
      if (loaded !== null || (text !== undefined && (text.trim() === '' || isMobile(text)))) return
      const [{ createPhoneChecker }, { metadata }] = await Promise.all([import('./phoneChecker.ts'), loadMetadata()])
      checker = createPhoneChecker(country, mobileNumbers, metadata)
      loaded = buildRule(checker)
    },
    findLoaded: (text) => loaded ?? (isMobile(text) ? mobileRule : null),
  }
}
