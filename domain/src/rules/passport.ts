// The number of a passport of any country: letters and digits, as its machine-readable line has them.

export const passportForm = /^[A-Z\d]{5,12}$/u
