// The rules of a data point in one country.
import type { Field } from '../data-points/dataPoint.ts'
import type { Rule, RuleContext } from '../rules/rule.ts'

export const rulesOf = (dataPoint: Field, context: Pick<RuleContext, 'country'>): readonly Rule[] =>
  dataPoint.rules.map((rule) => (typeof rule === 'string' ? context.country.rules[rule] : rule))
