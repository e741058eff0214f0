// Whether the server rejects a provider return for good: the reference was already used, or the state has changed.
import { hasProblemType } from '../../errors/findProblemName.ts'
import type { RequestFailure } from '../../api/request.ts'

export const isFinalReturn = (failure: RequestFailure): boolean =>
  hasProblemType(failure, 'not-found', 'conflict', 'wrong-state', 'gone', 'refused')
