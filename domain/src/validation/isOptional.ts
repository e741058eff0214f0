// Decides whether a data point may be left out, by the answers so far.
import type { Field } from '../data-points/dataPoint.ts'
import { isConditionMet } from '../data-points/when.ts'
import type { RuleContext } from '../rules/rule.ts'

export const isOptional = (dataPoint: Field, context: Pick<RuleContext, 'application'>): boolean =>
  dataPoint.optional === true ||
  (dataPoint.optional !== undefined && isConditionMet(dataPoint.optional, context.application))
