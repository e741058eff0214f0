// The fixture for tests of the lender steps: a server, and leads that a scenario moves to a step. For tests only.
import type { Storage } from '../database/storage.ts'
import { lockLead } from '../leads/lead.ts'
import type { ScenarioTag } from '../sandbox/scenarios.ts'
import { anna, type TestApplicant } from './personas.ts'
import { createServerFixture } from './createServerFixture.ts'
import { submitScenario } from './submitScenario.ts'
import type { LeadHandle } from './leadCalls.ts'

type RejectedCall = { readonly problem: { readonly errors?: readonly { fieldName: string; code: string }[] } | null }

/** Returns the invalid fields of a reply, each with its error code. */
export const readFieldErrors = ({ problem }: RejectedCall) =>
  problem?.errors?.map(({ fieldName, code }) => [fieldName, code])

/** Opens one server for all tests of a `describe` block. */
export const createStepFixture = (open: () => Promise<Storage>, environment: Readonly<Record<string, string>> = {}) => {
  const server = createServerFixture(open, environment)
  return {
    server: () => server,
    start: (tag: ScenarioTag, persona: TestApplicant = anna) => submitScenario(server, tag, persona),
    readApplication: async ({ id }: LeadHandle) => (await lockLead(server.storage.database, id))?.application ?? {},
  }
}
