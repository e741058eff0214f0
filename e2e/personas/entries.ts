// The values that a persona enters, by the name of the control.
import type { ProductPersona } from './persona.ts'

export type Entries = Readonly<Record<string, string>>

const datePattern = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/

/** Builds the entries of a persona. A date has an entry for each of its parts too. */
export const buildEntries = ({ answers, typed = {} }: ProductPersona): Entries => {
  const entries: Record<string, string> = {}
  for (const [name, answer] of Object.entries({ ...answers, ...typed })) {
    if (answer === undefined) continue
    entries[name] = String(answer)
    const dateParts = datePattern.exec(String(answer))?.groups ?? {}
    for (const [datePart, value] of Object.entries(dateParts)) entries[`${name}.${datePart}`] = value
  }
  return entries
}
