// Who goes through the chain: applicants that between them see every page of it.
import { bartek, celina, danuta, eryk } from '../e2e/personas/poland.ts'
import type { Persona } from '../e2e/personas/persona.ts'
import type { Entries } from './in-page/formReading.ts'

/** The first one sees the most pages. */
export const applicants: readonly [Persona, ...Persona[]] = [bartek, celina, danuta, eryk]

const datePattern = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/

/** What is entered, by control name: dates in their parts too. */
export const entriesOf = ({ answers, typed = {} }: Persona): Entries => {
  const entries: Record<string, string> = {}
  for (const [name, answer] of Object.entries({ ...answers, ...typed })) {
    if (answer === undefined) continue
    entries[name] = String(answer)
    const parts = datePattern.exec(String(answer))?.groups ?? {}
    for (const [part, value] of Object.entries(parts)) entries[`${name}.${part}`] = value
  }
  return entries
}
