// How mobile numbers of Mexico differ from the metadata of libphonenumber.
import type { MobileNumbering } from '../../rules/mobileNumbers.ts'

/** Mobile numbers were once dialled with +52 1. */
export const mobileNumbering: MobileNumbering = { formerPrefix: '1' }
