// Builds the consent records of a page: the choice, and the version and hash of the text as shown.
import { readAnswer } from '@loan/domain/lead/answers'
import type { ConsentRecord, LeadApplication } from '@loan/domain/lead/application'
import { buildConsentText } from '@loan/domain/lead/buildConsentText'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import type { Product } from '@loan/domain/products/product'
import { type InstanceOwner, perApplication } from '../../lib/instances.ts'
import { hashText } from '../../lib/hash.ts'

/** Hashes by text, cached because the first digest of a browser is slow. */
const getHashes = perApplication(() => new Map<string, Promise<string>>())

const getHash = (owner: InstanceOwner, text: string): Promise<string> => {
  const hashes = getHashes(owner)
  const cached = hashes.get(text) ?? hashText(buildConsentText(text))
  hashes.set(text, cached)
  return cached
}

type ConsentingApplication = InstanceOwner & { readonly product: Product }

/** Starts hashing the texts when the page is shown, so that navigation does not wait for it. */
export const prepareConsentRecords = (
  application: ConsentingApplication,
  dataPoints: readonly NamedDataPoint[],
  getText: (dataPoint: NamedDataPoint) => string,
): void => {
  const { policies } = application.product
  for (const dataPoint of dataPoints) {
    if (policies.some(({ path }) => path === dataPoint.path)) void getHash(application, getText(dataPoint))
  }
}

/** Adds a record for each policy among these data points, and keeps the records of other pages. */
export const withConsentRecords = async (
  owner: ConsentingApplication,
  application: LeadApplication,
  dataPoints: readonly NamedDataPoint[],
  shown: {
    readonly locale: string
    readonly getText: (dataPoint: NamedDataPoint) => string
    /** Version of the served text; undefined when none is served, which uses the product's version. */
    readonly findVersion?: (dataPoint: NamedDataPoint) => string | undefined
    readonly at: string
  },
): Promise<LeadApplication> => {
  const records = await Promise.all(
    owner.product.policies.flatMap((policy) => {
      const dataPoint = dataPoints.find(({ path }) => path === policy.path)
      if (dataPoint === undefined) return []
      return [
        getHash(owner, shown.getText(dataPoint)).then((textHash): ConsentRecord => ({
          key: policy.key,
          version: shown.findVersion?.(dataPoint) ?? policy.version,
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
