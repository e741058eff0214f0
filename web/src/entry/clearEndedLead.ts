// Clears this device after another device erased the application or ended this device's access, and announces it.
import type { Problem } from '@loan/domain/contract/problem'
import { type ProblemType, buildProblemTypeUri } from '@loan/domain/contract/problemTypes'
import { type ClearedReason, getClearedData } from '../lib/clearedData.ts'
import type { AppContext } from '../app-context/AppContext.tsx'
import { clearDevice } from './clearData.ts'

type ClearingApplication = Pick<AppContext, 'store' | 'storages' | 'product' | 'isEmbedded'>

const reasons = [
  ['erased', 'erased'],
  ['access-ended', 'ended'],
] as const satisfies readonly (readonly [ProblemType, ClearedReason])[]

/** Does nothing for other problems: a `gone` problem, for example, may concern a file or a code. */
export const clearEndedLead = (application: ClearingApplication, problem: Problem): void => {
  const reason = reasons.find(([type]) => problem.type === buildProblemTypeUri(type))?.[1]
  if (reason === undefined) return
  clearDevice(application)
  getClearedData(application).announce(reason)
}
