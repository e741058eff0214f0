// The two functions of libphonenumber the phone rule calls, alone: taken from the package as a whole they would bring
// twice the bytes. Loaded lazily by `phone.ts`.
export { default as parsePhoneNumber, validatePhoneNumberLength } from 'libphonenumber-js/core'
