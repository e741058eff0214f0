// Submits a lead of a sandbox scenario. For tests only.
import type { ScenarioTag } from '../sandbox/scenarios.ts'
import { anna, type TestApplicant, withTag } from './personas.ts'
import type { LeadHandle } from './leadCalls.ts'
import type { TestServer } from './testServer.ts'
import { submitApplication, waitForLenders } from './leadRequests.ts'

/** Resolves when a lender has decided or requires an answer. */
export const submitScenario = async (
  server: TestServer,
  tag: ScenarioTag,
  persona: TestApplicant = anna,
): Promise<LeadHandle> => {
  const owned = await submitApplication(server, withTag(persona, tag))
  await waitForLenders(server, owned)
  return owned
}
