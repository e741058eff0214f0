// The two calls of the load test: create a lead with the answers of the first page, and read its status.
import { randomUUID } from 'node:crypto'
import { createLead, leadStatus } from '@loan/domain/contract/lead'
import { catalogue } from '@loan/domain/data-points/catalogue'
import { writeAnswers } from '@loan/domain/lead/answers'
import { buildChain } from '@loan/domain/pages/chain'
import { requireDataPoints } from '@loan/domain/pages/pageDataPoints'
import { product } from '@loan/domain/products/tukan-pl'
import * as v from 'valibot'
import { anna } from '../../e2e/personas/poland.ts'
import type { Call } from './sendMany.ts'
import { buildAgreedPolicies } from '../../server/src/testing/agreedPolicies.ts'

const firstAnswers = () => {
  const [first] = buildChain(product)
  if (first === undefined) throw new Error('The product has no page')
  const paths = requireDataPoints(first, catalogue).map(({ path }) => path)
  return {
    ...writeAnswers(
      { periodScale: product.period.scale },
      paths.map((path) => [path, anna.answers[path]]),
    ),
    product: product.id,
    policies: buildAgreedPolicies(product, new Date(), () => true),
  }
}

/** Builds create calls with the same answers and a new idempotency key each. */
export const buildCreateCalls = (origin: string): (() => Call) => {
  const body = JSON.stringify(firstAnswers())
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return () => ({
    method: 'POST',
    url: `${origin}/api${createLead.path}`,
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body,
  })
}

const createdSchema = v.object({ id: v.string(), token: v.string() })

/** Builds status calls that read the leads in a cycle. `created` holds the replies of the create calls. */
export const buildStatusCalls = (origin: string, created: readonly string[]): ((index: number) => Call) => {
  const leads = created.map((reply) => v.parse(createdSchema, JSON.parse(reply)))
  return (index) => {
    const lead = leads[index % leads.length]
    if (lead === undefined) throw new Error('No lead was created')
    return {
      method: 'GET',
      url: `${origin}/api${leadStatus.path.replace('{id}', lead.id)}`,
      headers: { 'lead-token': lead.token },
    }
  }
}
