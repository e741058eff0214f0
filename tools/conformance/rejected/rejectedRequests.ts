// All requests that every lead server has to reject.
import type { Exchange } from '../connection.ts'
import { NotChecked } from '../outcomes.ts'
import type { Session } from '../session.ts'
import { rejectedBodies } from './rejectedBodies.ts'
import { rejectedCallers } from './rejectedCallers.ts'
import { type RejectedRequest, sendOnce } from './rejectedRequest.ts'

export const rejectedRequests: readonly RejectedRequest[] = [...rejectedBodies, ...rejectedCallers]

export type NamedExchange = { readonly name: string; readonly exchange: Exchange }

const sendAll = async (session: Session): Promise<readonly NamedExchange[]> => {
  const named: NamedExchange[] = []
  for (const request of rejectedRequests) {
    const exchange = await sendOnce(session, request).catch(() => null)
    if (exchange !== null) named.push({ name: request.name, exchange })
  }
  return named
}

/** The replies that are problems by their status, each sent once in a run. Throws NotChecked where there is none. */
export const collectProblems = async (session: Session): Promise<readonly NamedExchange[]> => {
  const problems = (await sendAll(session)).filter(({ exchange }) => exchange.status >= 400)
  if (problems.length === 0) throw new NotChecked('the server rejected no request')
  return problems
}
