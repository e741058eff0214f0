// Chooses the personas that a test of a page needs.
import type { ChainPage } from '@loan/domain/pages/chain'
import type { ProductPersona } from '../personas/persona.ts'
import { listShownDataPoints } from './formPages.ts'
import { listPageKeys } from './storedSession.ts'

export const listNames = (step: ChainPage, persona: ProductPersona): readonly string[] =>
  listShownDataPoints({ step, persona }).map(({ name }) => name)

/** The personas that see data points of the page that the personas before them do not see, most data points first. */
export const choosePersonas = (step: ChainPage, personas: readonly ProductPersona[]): readonly ProductPersona[] => {
  const covered = new Set<string>()
  return personas
    .filter((persona) => listPageKeys(persona).includes(step.key))
    .toSorted((one, other) => listNames(step, other).length - listNames(step, one).length)
    .filter((persona) => {
      const isNew = listNames(step, persona).some((name) => !covered.has(name))
      for (const name of listNames(step, persona)) covered.add(name)
      return isNew
    })
}
