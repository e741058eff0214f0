// The fixture for tests of the lender steps: a server, and leads that a scenario moves to a step. For tests only.
import type { Storage } from '../database/storage.ts'
import { lockLead } from '../leads/lead.ts'
import type { ScenarioTag } from '../sandbox/scenarios.ts'
import { anna, type Persona, tagged } from './personas.ts'
import { setUpServer } from './setUpServer.ts'
import { type Owned, settle, submitFor } from './testServer.ts'

type Rejected = { readonly problem: { readonly errors?: readonly { fieldName: string; code: string }[] } | null }

/** Returns the invalid fields of a reply, each with its error code. */
export const fieldsOf = ({ problem }: Rejected) => problem?.errors?.map(({ fieldName, code }) => [fieldName, code])

/** Opens one server for all tests of a `describe` block. */
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
