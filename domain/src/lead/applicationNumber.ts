// The number of an application that a person reads out: the country and the first 48 bits of the lead's id.
// @assumed a UUID is too long to read out, and a shorter unique number would need a separate column. Two of a million
// leads share 48 random bits with a probability of 1 to 560. The other 74 random bits of the id stay secret.

const groupLength = 4
const groups = 3
const digits = groupLength * groups

/**
 * Formats the id of a lead, for example as `PL-0B7A-3F5E-6D1C`. The receipt, the e-mail and the documents contain it.
 */
export const formatApplicationNumber = (countryCode: string, leadId: string): string => {
  const id = leadId.replaceAll('-', '').toUpperCase()
  const chunks = Array.from({ length: groups }, (_, index) => id.slice(index * groupLength, (index + 1) * groupLength))
  return [countryCode, ...chunks].join('-')
}

const numberPattern = new RegExp(`^(?:[A-Z]{2})?([0-9A-F]{${digits}})$`, 'u')

export type LeadIdRange = { readonly first: string; readonly last: string }

/** The ids with this number, whatever its case and separators; the country may be absent. Null for another text. */
export const parseApplicationNumber = (text: string): LeadIdRange | null => {
  const found = numberPattern.exec(text.toUpperCase().replaceAll(/[^0-9A-Z]/gu, ''))?.[1]?.toLowerCase()
  if (found === undefined) return null
  const start = `${found.slice(0, 8)}-${found.slice(8)}`
  return { first: `${start}-0000-0000-000000000000`, last: `${start}-ffff-ffff-ffffffffffff` }
}
