// The gateway to real providers: rows of the file of providers. A signed request returns the outcome of a hand-over;
// the outcome in the return URL, which passed through a browser, is ignored.
import { randomUUID } from 'node:crypto'
import { handOverOutcomes } from '@loan/domain/lender-steps/handOver'
import * as v from 'valibot'
import { GatewayError } from '../../ports/gatewayError.ts'
import type { HandOverStep, ProviderGateway } from '../../ports/providerGateway.ts'
import { requestSigned } from '../signedPost.ts'
import type { HttpProvider } from './providerFile.ts'

/** `pending`: the hand-over has not ended, or the provider does not know the reference. */
const outcomeReplySchema = v.object({ outcome: v.picklist([...handOverOutcomes, 'pending']) })

/** @assumed a provider answers within a second; the page waits for the outcome until then. */
const outcomeMs = 5000

const parseOutcome = (text: string) => {
  try {
    const json: unknown = JSON.parse(text)
    return v.parse(outcomeReplySchema, json).outcome
  } catch {
    throw new GatewayError('unreachable', 'provider-reply')
  }
}

const requireRow = (row: HttpProvider | undefined, step: HandOverStep): HttpProvider => {
  if (row === undefined) throw new GatewayError('unreachable', `no provider of ${step}`)
  return row
}

export const createHttpProviders = (rows: readonly HttpProvider[], now: () => Date): ProviderGateway => {
  const byStep = new Map(rows.map((row) => [row.step, row]))
  return {
    findProvider: (step) => {
      const row = byStep.get(step)
      if (row === undefined) return null
      const { name, pageUrl: url, chargeAmount } = row
      return { name, url, ...(chargeAmount !== undefined && { chargeAmount }) }
    },
    readOutcome: async ({ step, reference, traceparent }) => {
      const { outcomeUrl: url, secrets } = requireRow(byStep.get(step), step)
      const key = randomUUID()
      const body = JSON.stringify({ id: key, reference })
      const post = { url, secret: secrets[0], key, body, traceparent, permanentStatuses: [] }
      const outcome = parseOutcome(await requestSigned(post, now(), AbortSignal.timeout(outcomeMs)))
      if (outcome === 'pending') throw new GatewayError('temporary', 'outcome-pending')
      return outcome
    },
    callers: rows.map(({ key, step, secrets }) => ({ key, step, secrets })),
  }
}
