// The record of what was ticked or left unticked on a page, with the version and a hash of the words as shown.
import { readAnswer } from '@loan/domain/lead/answers'
import type { ConsentRecord, LeadApplication } from '@loan/domain/lead/application'
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import type { Product } from '@loan/domain/products/product'
import { hashText } from '../lib/hash.ts'

/** The application with a record for each policy among these data points; records of other pages stay. */
export const withConsentRecords = async (
  product: Product,
  application: LeadApplication,
  asked: readonly NamedDataPoint[],
  shown: { readonly locale: string; readonly wordsOf: (dataPoint: NamedDataPoint) => string; readonly at: string },
): Promise<LeadApplication> => {
  const records = await Promise.all(
    product.policies.flatMap((policy) => {
      const dataPoint = asked.find(({ path }) => path === policy.path)
      if (dataPoint === undefined) return []
      return [
        hashText(shown.wordsOf(dataPoint)).then((textHash): ConsentRecord => ({
          key: policy.key,
          version: policy.version,
          locale: shown.locale,
          textHash,
          given: readAnswer(application, policy.path) === true,
          at: shown.at,
        })),
      ]
    }),
  )
  if (records.length === 0) return application
  const others = (application.policies ?? []).filter(({ key }) => !records.some((record) => record.key === key))
  return { ...application, policies: [...others, ...records] }
}
