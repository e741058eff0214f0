// The initials of a name, which replace the logo of a lender.

/** The first letters of the first two words in upper case: "PK" for "Polanka Kredyt". */
export const getInitials = (name: string): string =>
  name
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')
