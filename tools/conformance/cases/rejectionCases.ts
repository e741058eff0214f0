// The requests that a lead server has to reject, each with the problem type of the contract.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { endpoints } from '@loan/domain/contract/registry'
import { isRecord, listKeys } from '@loan/domain/records'
import { type ProblemType, problemTypes } from '@loan/domain/contract/problemTypes'
import * as v from 'valibot'
import { type ConformanceCase, defineCases } from '../case.ts'
import { expectEqual, Mismatch } from '../outcomes.ts'
import type { Exchange } from '../connection.ts'
import { expectProblem } from '../expectProblem.ts'
import { isMissingCall } from '../missingCall.ts'
import { rejectedRequests } from '../rejected/rejectedRequests.ts'
import { type RejectedRequest, sendOnce, wrongToken } from '../rejected/rejectedRequest.ts'
import { newKey, type Session } from '../session.ts'

const toCase = (request: RejectedRequest): ConformanceCase => ({
  id: `rejections/${request.name}`,
  title: request.title,
  clauses: request.clauses,
  needs: [],
  run: async (session) => {
    const exchange = await sendOnce(session, request)
    expectProblem(exchange, request.type)
    request.verify?.(exchange, session)
  },
})

const requireRequest = (name: string): RejectedRequest => {
  const found = rejectedRequests.find((request) => request.name === name)
  if (found === undefined) throw new Error(`There is no request ${name}`)
  return found
}

/** A problem without the id of its request. */
const withoutTrace = ({ json }: Exchange): unknown => {
  if (!isRecord(json)) return json
  const { traceId: _traceId, ...others } = json
  return others
}

const verifySameReply = async (session: Session): Promise<void> => {
  const [unknown, other] = await Promise.all(
    ['unknown-lead', 'wrong-token'].map((name) => sendOnce(session, requireRequest(name))),
  )
  if (unknown === undefined || other === undefined) throw new Error('There are two requests')
  if (JSON.stringify(withoutTrace(unknown)) === JSON.stringify(withoutTrace(other))) return
  throw new Mismatch('the same problem for no lead and for another lead', 'different problems')
}

/** The calls of a lead that need nothing but its id. */
const leadCalls = listKeys(endpoints).filter((name) => {
  const { needsLeadToken, path, body }: Endpoint = endpoints[name]
  return needsLeadToken && /^[^{]*\{id\}[^{]*$/u.test(path) && v.is(body, {})
})

const verifyEveryCall =
  (type: ProblemType, token?: string) =>
  async (session: Session): Promise<void> => {
    const { id } = await session.createDraft()
    const received: string[] = []
    for (const name of leadCalls) {
      const { method, path } = endpoints[name]
      const headers = {
        'idempotency-key': newKey(),
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
        ...(token !== undefined && { 'lead-token': token }),
      }
      const sent = { call: name, method, path: path.replace('{id}', id), headers }
      const exchange = await session.sendRaw(method === 'GET' ? sent : { ...sent, body: '{}' })
      const isRejected = exchange.status === problemTypes[type] || isMissingCall(exchange)
      if (!isRejected) received.push(`${name} ${exchange.status}`)
    }
    expectEqual(`calls without ${problemTypes[type]}`, received, [])
  }

export const rejectionCases: readonly ConformanceCase[] = [
  ...rejectedRequests.map(toCase),
  ...defineCases('rejections', [
    ['same-reply', '6.1', 'returns the same problem for no lead and for the lead of another caller', verifySameReply],
    [
      'every-call-without-token',
      '6.1',
      'rejects every call of a lead without a token',
      verifyEveryCall('token-needed'),
    ],
    [
      'every-call-with-wrong-token',
      '6.1',
      'rejects every call of a lead with another token',
      verifyEveryCall('not-found', wrongToken),
    ],
  ]),
]
