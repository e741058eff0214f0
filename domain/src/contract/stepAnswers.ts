// What the answers of a lender's step stand in, for every call that brings some.
import * as v from 'valibot'
import { leadApplicationSchema } from '../lead/application.ts'

/** What a step's answers stand in: sections of the payload, each with the data points of the step alone. */
export const { entries: stepAnswers } = v.pick(leadApplicationSchema, [
  'financingOption',
  'monthlyPaymentDay',
  'personalDetails',
  'contactDetails',
  'otherDetails',
  'employer',
  'incomeDetails',
  'expenses',
  'referenceDetails',
])
