// Validates all stored answers together, because an answer that is changed from the review can contradict another one.
// Loaded when a page is confirmed from the review.
import { loadRules, resolveRules } from '@loan/domain/validation/resolveRules'
import type { LeadApplication } from '@loan/domain/lead/application'
import { findApplicableDataPoints, findInvalidAnswers } from '@loan/domain/pages/applicationAnswers'
import type { Product } from '@loan/domain/products/product'
import type { ServerClock } from '../../lib/serverClock.ts'
import type { StoredFieldError } from '../../store/state.ts'
import { buildValidationContext } from '../validationContext.ts'

/** Errors of `before` that only the server can find, then the current errors of the rules. `message` is the code. */
export const validateStoredAnswers = async (
  { product, clock }: { readonly product: Product; readonly clock: Pick<ServerClock, 'now'> },
  application: LeadApplication,
  before: readonly StoredFieldError[],
): Promise<readonly StoredFieldError[]> => {
  const context = buildValidationContext({ product, application, clock })
  const shown = findApplicableDataPoints(context)
  await loadRules(shown, product)
  const isFoundByBrowser = ({ fieldName, code }: StoredFieldError): boolean =>
    shown.some(
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
  return [...before.filter((error) => !isFoundByBrowser(error)), ...found]
}
