// What tests of the lenders' steps begin with: a server, and leads that a scenario has led to a step.
import type { Storage } from '../database/storage.ts'
import { lockLead } from '../leads/lead.ts'
import type { ScenarioTag } from '../sandbox/scenarios.ts'
import { anna, type Persona, tagged } from './personas.ts'
import { setUpServer } from './setUpServer.ts'
import { type Owned, settle, submitFor } from './testServer.ts'

type Rejected = { readonly problem: { readonly errors?: readonly { fieldName: string; code: string }[] } | null }

/** The fields a call refused, each with its code. */
export const fieldsOf = ({ problem }: Rejected) => problem?.errors?.map(({ fieldName, code }) => [fieldName, code])

/** For a `describe` block: one server for all its tests. */
export const setUpSteps = (open: () => Promise<Storage>, environment: Readonly<Record<string, string>> = {}) => {
  const server = setUpServer(open, environment)
  return {
    server: () => server,
    start: async (tag: ScenarioTag, persona: Persona = anna): Promise<Owned> => {
      const owned = await submitFor(server, tagged(persona, tag))
      await settle(server, owned)
      return owned
    },
    applicationOf: async ({ id }: Owned) => (await lockLead(server.storage.database, id))?.application ?? {},
  }
}
