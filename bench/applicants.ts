// Who goes through the chain: applicants that between them see every page of it.
import { bartek, celina, danuta, eryk } from '../e2e/personas/poland.ts'
import type { Persona } from '../e2e/personas/persona.ts'

/** The first one sees the most pages. */
export const applicants: readonly [Persona, ...Persona[]] = [bartek, celina, danuta, eryk]
