// The schema of answers in the calls of lender steps.
import * as v from 'valibot'
import { leadApplicationEntries } from '../lead/application.ts'
import { boundedList } from '../lead/boundedList.ts'
import { shortText } from './endpoint.ts'

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

/** Sections of the payload, each with only the data points of the step. */
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

/** Paths of optional answers that the applicant removes; a required one is rejected. */
export const removedPaths = v.exactOptional(boundedList(shortText(100), 60))
