// Submits a lead of a sandbox scenario. For tests only.
import type { ScenarioTag } from '../sandbox/scenarios.ts'
import { anna, type Persona, withTag } from './personas.ts'
import type { LeadHandle } from './leadCalls.ts'
import { submitApplication, type TestServer, waitForLenders } from './testServer.ts'

/** Resolves when a lender has decided or requires an answer. */
export const submitScenario = async (
  server: TestServer,
  tag: ScenarioTag,
  persona: Persona = anna,
): Promise<LeadHandle> => {
  const owned = await submitApplication(server, withTag(persona, tag))
  await waitForLenders(server, owned)
  return owned
}
