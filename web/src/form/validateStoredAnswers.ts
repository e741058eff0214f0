// Which answers are refused as they stand together, by the server's rules before the server is asked: one changed from
// the review may leave another that no longer fits. Fetched when a page is confirmed from there.
import { loadRules, resolveRules } from '@loan/domain/validation/resolveRules'
import type { LeadApplication } from '@loan/domain/lead/application'
import { findShownDataPoints, findInvalidAnswers } from '@loan/domain/pages/review'
import type { Product } from '@loan/domain/products/product'
import type { PageError } from '../store/state.ts'
import { buildRuleContext } from './ruleContext.ts'

/** What the rules find now, after those of `before` that no rule here can find; the page has words for the codes. */
export const validateStoredAnswers = async (
  product: Product,
  application: LeadApplication,
  before: readonly PageError[],
): Promise<readonly PageError[]> => {
  const context = buildRuleContext(product, application)
  const asked = findShownDataPoints(context)
  await loadRules(asked, product)
  const isFoundHere = ({ fieldName, code }: PageError): boolean =>
    asked.some(
      (dataPoint) =>
        dataPoint.path === fieldName &&
        resolveRules(dataPoint, product).some(({ codes }) => codes.some((own) => own === code)),
    )
  const found = findInvalidAnswers(context, { complete: false }).map(
    ({ path, error: { code, params, comparedWith } }) => ({
      fieldName: path,
      code,
      message: code,
      ...(params && { params }),
      ...(comparedWith !== undefined && { comparedWith }),
    }),
  )
  return [...before.filter((error) => !isFoundHere(error)), ...found]
}
