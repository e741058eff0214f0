// The two functions of libphonenumber that the phone rule calls. Importing the whole package would double the size.
// `phone.ts` loads this module lazily.
export { default as parsePhoneNumber, validatePhoneNumberLength } from 'libphonenumber-js/core'
