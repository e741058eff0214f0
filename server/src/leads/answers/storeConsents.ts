// Stores consents: one row per consent box and change. Rows are never updated.
import type { ConsentRecord } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import { and, eq } from 'drizzle-orm'
import { consents } from '../../database/schema.ts'
import type { Database } from '../../database/storage.ts'

/** The product's required policies whose current version has no given consent in the records. */
export const findStaleConsents = (product: Product, records: readonly ConsentRecord[]): Product['policies'] =>
  product.policies.filter(
    (policy) =>
      policy.required &&
      !records.some(({ key, version, given }) => key === policy.key && version === policy.version && given),
  )

type Owner = { readonly leadId: string; readonly lender: string; readonly now: Date }

/** Adds the records that differ from the last stored ones, with the server's time instead of the device's. */
export const storeConsents = async (
  transaction: Database,
  { leadId, lender, now }: Owner,
  records: readonly ConsentRecord[],
): Promise<void> => {
  if (records.length === 0) return
  const stored = await transaction
    .select()
    .from(consents)
    .where(and(eq(consents.leadId, leadId), eq(consents.lender, lender)))
    .orderBy(consents.id)
  const isNew = (record: ConsentRecord): boolean => {
    const last = stored.findLast(({ key }) => key === record.key)
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

/** The locale for messages: that of the last consent, or the product's first one. */
export const resolveMessageLocale = (
  product: Product,
  records: readonly ConsentRecord[],
): Product['locales'][number] => {
  const locale = records.at(-1)?.locale
  return product.locales.find((candidate) => candidate === locale) ?? product.locales[0]
}
