// Builds a lead from the first answers.
import { randomUUID } from 'node:crypto'
import { computeExpiry } from '@loan/domain/lead/staleness'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { RawApplication } from '@loan/domain/lead/rawApplication'
import type { Product } from '@loan/domain/products/product'
import { buildInvalidFieldsError } from '../../lib/leadError.ts'
import { validateApplication } from '../answers/validateApplication.ts'
import type { Lead } from '../lead.ts'
import { buildReceipt } from '../receipt.ts'
import { createSecret, hashSecret } from '../tokens.ts'
import { verifyConsents } from '../../policies/verifyConsents.ts'

const buildLead = (product: Product, application: LeadApplication, writtenBy: string, now: Date): Lead => ({
  id: randomUUID(),
  product: product.id,
  revision: 1,
  writtenBy,
  status: 'draft',
  state: 'NONE',
  application,
  journey: null,
  dueAt: null,
  submitTries: 0,
  createdAt: now,
  updatedAt: now,
  submittedAt: null,
  expiresAt: computeExpiry(now, product.expiry),
  erasedAt: null,
})

type NewLeadInput = { readonly product: Product; readonly answers: RawApplication; readonly now: Date }

/**
 * Builds the lead with its consents, and the reply with its first token. Throws `refused` with every invalid answer;
 * missing answers are allowed.
 */
export const buildNewLead = ({ product, answers, now }: NewLeadInput) => {
  const { application, errors } = validateApplication(answers, { product, now, complete: false })
  if (errors.length > 0) throw buildInvalidFieldsError(errors)
  const token = createSecret()
  const tokenHash = hashSecret(token)
  const lead = buildLead(product, application, tokenHash, now)
  const consents = verifyConsents(product, application.policies ?? [])
  return { newLead: { lead, tokenHash, consents }, reply: { ...buildReceipt(lead), token } }
}
