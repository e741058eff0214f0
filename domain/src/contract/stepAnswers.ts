// What the answers of a lender's step stand in, for every call that brings some.
import { leadApplicationEntries } from '../lead/application.ts'

const {
  financingOption,
  monthlyPaymentDay,
  personalDetails,
  contactDetails,
  otherDetails,
  employer,
  incomeDetails,
  expenses,
  referenceDetails,
} = leadApplicationEntries

/** What a step's answers stand in: sections of the payload, each with the data points of the step alone. */
export const stepAnswers = {
  financingOption,
  monthlyPaymentDay,
  personalDetails,
  contactDetails,
  otherDetails,
  employer,
  incomeDetails,
  expenses,
  referenceDetails,
}
