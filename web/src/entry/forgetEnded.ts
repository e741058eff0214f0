// Clears this device after another device erased the application or ended this device's access, and announces it.
import type { Problem } from '@loan/domain/contract/problem'
import { type ProblemType, problemTypeUri } from '@loan/domain/contract/problemTypes'
import { announceForgotten, type ForgottenReason } from '../lib/forgotten.ts'
import type { Application } from '../context/ApplicationContext.tsx'
import { announceClearing, forget } from '../store/persistence.ts'
import { openVisit } from './openVisit.ts'

type Forgetting = Pick<Application, 'store' | 'storages' | 'product' | 'isEmbedded'>

const reasons = [
  ['erased', 'erased'],
  ['access-ended', 'ended'],
] as const satisfies readonly (readonly [ProblemType, ForgottenReason])[]

/** Does nothing for other problems: a `gone` problem, for example, may concern a file or a code. */
export const forgetEnded = (application: Forgetting, problem: Problem): void => {
  const reason = reasons.find(([type]) => problem.type === problemTypeUri(type))?.[1]
  if (reason === undefined) return
  const { store, storages } = application
  forget(store, storages)
  openVisit(application, {}, new Date())
  announceClearing(storages)
  announceForgotten(reason)
}
