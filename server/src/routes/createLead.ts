// The call that creates a lead from the first answers.
import { createLead, createLeadLegacy } from '@loan/domain/contract/lead'
import { hashText } from '../lib/hashText.ts'
import { defineInsertRoute } from '../http/route.ts'
import { buildNewLead } from '../leads/actions/buildNewLead.ts'
import { insertNewLead } from '../leads/actions/insertNewLead.ts'
import { requireServedProduct } from '../leads/products.ts'

/** An entry of an index of PostgreSQL has at most 2704 bytes, and a session id may have 4000 characters. */
const maxSessionBytes = 1000

const formatSession = (sessionId: string): string =>
  `session ${Buffer.byteLength(sessionId) > maxSessionBytes ? hashText(sessionId) : sessionId}`

/**
 * @assumed the idempotency key is scoped to the session when the caller sends one, and otherwise to the client network.
 * The page always sends a session, so its network may change between two attempts.
 */
const buildCreateRoute = (endpoint: typeof createLead) =>
  defineInsertRoute(
    endpoint,
    ({ body: { product, ...answers }, services, now }) => {
      const { newLead, reply } = buildNewLead({ product: requireServedProduct(services, product), answers, now })
      return { reply, insert: (database, keyRow) => insertNewLead(database, newLead, keyRow) }
    },
    ({ body: { sessionId }, clientHash }) =>
      sessionId === undefined ? `network ${clientHash}` : formatSession(sessionId),
  )

export const createLeadRoutes = {
  createLead: buildCreateRoute(createLead),
  createLeadLegacy: buildCreateRoute(createLeadLegacy),
}
