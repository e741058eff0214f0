// Whether the server wants no more of a way back: the reference was used, or the lead has gone on.
import { hasProblemType } from '../../context/problemOf.ts'
import type { RequestFailure } from '../../api/request.ts'

export const isFinalReturn = (failure: RequestFailure): boolean =>
  hasProblemType(failure, 'not-found', 'conflict', 'wrong-state', 'gone', 'refused')
