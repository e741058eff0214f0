// Creates a lead from the first answers.
import { randomUUID } from 'node:crypto'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { RawApplication } from '@loan/domain/lead/rawApplication'
import type { Product } from '@loan/domain/products/product'
import type { Database } from '../database/storage.ts'
import { LeadError } from '../lib/leadError.ts'
import { validateApplication } from './validateApplication.ts'
import { insertLead, type Lead } from './lead.ts'
import { buildReceipt } from './receipt.ts'
import { storeConsents } from './storeConsents.ts'
import { hashSecret, issueToken, createSecret } from './tokens.ts'
import { verifyConsents } from '../policies/verifyConsents.ts'

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
  expiresAt: new Date(now.getTime() + product.expiry.applicationHours * 3_600_000),
  erasedAt: null,
})

/** Throws `refused` with every invalid answer; missing answers are allowed. */
export const createLead = async (
  transaction: Database,
  { product, answers, now }: { readonly product: Product; readonly answers: RawApplication; readonly now: Date },
) => {
  const { application, errors } = validateApplication(answers, { product, now, complete: false })
  if (errors.length > 0) throw new LeadError('refused', 'Nothing was stored.', { errors })
  const token = createSecret()
  const lead = buildLead(product, application, hashSecret(token), now)
  await insertLead(transaction, lead)
  const records = verifyConsents(product, application.policies ?? [])
  await storeConsents(transaction, { leadId: lead.id, lender: '', now }, records)
  await issueToken(transaction, lead.id, now, token)
  return { ...buildReceipt(lead), token }
}
