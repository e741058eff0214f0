// Whether the server wants no more of a way back: the reference was used, or the lead has gone on.
import type { RequestFailure } from '../../api/request.ts'

export const isFinalReturn = (failure: RequestFailure): boolean =>
  failure.outcome === 'http' && [404, 409, 410, 422].includes(failure.httpStatus)
