// How mobile numbers of Colombia differ from the metadata of libphonenumber.
import type { MobileNumbering } from '../../rules/mobileNumbers.ts'

/** Only long-distance calls have a trunk prefix. */
export const mobileNumbering: MobileNumbering = { hasTrunk: false }
