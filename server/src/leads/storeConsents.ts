// The record of consents: a row for each box each time it changed, never changed afterwards.
import type { ConsentRecord } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import { and, eq } from 'drizzle-orm'
import { consents } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'

/** Policies the product needs whose current version is not among the records as agreed to. */
export const staleConsents = (product: Product, records: readonly ConsentRecord[]): Product['policies'] =>
  product.policies.filter(
    (policy) =>
      policy.required &&
      !records.some(({ key, version, given }) => key === policy.key && version === policy.version && given),
  )

type Owner = { readonly leadId: string; readonly lender: string; readonly now: Date }

/** Adds the records that say something new. The time an applicant's device claims is kept in the application only. */
export const storeConsents = async (
  transaction: Database,
  { leadId, lender, now }: Owner,
  records: readonly ConsentRecord[],
): Promise<void> => {
  if (records.length === 0) return
  const held = await transaction
    .select()
    .from(consents)
    .where(and(eq(consents.leadId, leadId), eq(consents.lender, lender)))
    .orderBy(consents.id)
  const isNew = (record: ConsentRecord): boolean => {
    const last = held.findLast(({ key }) => key === record.key)
    return (
      last === undefined ||
      last.version !== record.version ||
      last.textHash !== record.textHash ||
      (last.given === 'yes') !== record.given
    )
  }
  const added = records.filter(isNew).map(({ key, version, locale, textHash, given }) => ({
    leadId,
    lender,
    key,
    version,
    locale,
    textHash,
    at: now,
    given: given ? ('yes' as const) : ('no' as const),
  }))
  if (added.length > 0) await transaction.insert(consents).values(added)
}

/** The locale an applicant agreed in, for messages; the product's first one before that. */
export const localeOf = (product: Product, records: readonly ConsentRecord[]): Product['locales'][number] => {
  const locale = records.at(-1)?.locale
  return product.locales.find((known) => known === locale) ?? product.locales[0]
}
