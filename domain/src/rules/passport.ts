// The number of a passport of any country: letters and digits, as in its machine-readable zone.

export const passportForm = /^[A-Z\d]{5,12}$/u
