// What an applicant has told under another name: the number of a document that carries the personal code. Nobody is
// asked for it twice (WCAG 2.2, 3.3.7).
import { readAnswer } from '../lead/answers.ts'
import type { NamedDataPoint } from '../pages/chain.ts'
import type { RuleContext } from '../rules/rule.ts'

/** Keys of `identificationType` whose number is the personal code. */
const numberedByPersonalCode: readonly string[] = ['dni', 'nie', 'cc', 'ce', 'ppt', 'cccd']

type Knowing = Pick<RuleContext, 'product' | 'application'>

/**
 * Whether an unanswered data point is known all the same. Before a kind of document is chosen, whichever the country has
 * must carry the code. Throws before the country has loaded.
 */
export const isKnownOtherwise = (
  { path }: Pick<NamedDataPoint, 'path'>,
  { product, application }: Knowing,
): boolean => {
  if (path !== 'otherDetails.idCardNumber') return false
  if (readAnswer(application, path) !== undefined) return false
  if (readAnswer(application, 'personalDetails.personalCode') === undefined) return false
  const chosen = readAnswer(application, 'otherDetails.identificationType')
  const kinds = chosen === undefined ? product.country.options.identificationType.keys : [String(chosen)]
  return kinds.every((kind) => numberedByPersonalCode.includes(kind))
}
