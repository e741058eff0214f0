// What the answers of a lender's step stand in, for every call that brings some.
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

/** Paths of optional answers the applicant takes back; a required one is refused. */
export const takenBack = v.exactOptional(boundedList(shortText(100), 60))
