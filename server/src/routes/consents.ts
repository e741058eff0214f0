// The call that returns the consents of a lead.
import { customerConsents } from '@loan/domain/contract/customer'
import { eq } from 'drizzle-orm'
import { consents } from '../database/schema.ts'
import { defineLeadRoute } from '../http/leadRoute.ts'
import type { Services } from '../http/services.ts'
import { requireProduct } from '../leads/products.ts'
import { findPolicyTitle } from '../policies/policies.ts'

const findLenderName = ({ lenders: { lenders } }: Services, key: string): string =>
  lenders.find((lender) => lender.key === key)?.name ?? key

export const consentRoutes = {
  customerConsents: defineLeadRoute(customerConsents, async ({ services, database, lead }) => {
    const rows = await database.select().from(consents).where(eq(consents.leadId, lead.id)).orderBy(consents.id)
    return {
      consents: rows.map(({ lender, key, version, locale, given, at }) => ({
        lender: lender === '' ? null : lender,
        lenderName: lender === '' ? null : findLenderName(services, lender),
        key,
        title: findPolicyTitle(requireProduct(services, lead), key, {
          locale,
          lender: findLenderName(services, lender),
        }),
        version,
        locale,
        given: given === 'yes',
        at: at.toISOString(),
      })),
    }
  }),
}
