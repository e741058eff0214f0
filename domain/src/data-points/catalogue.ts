// The complete catalogue of data points (spec 3.13 to 3.29), by section and name. The browser loads it after the first
// page, whose sections are in the first chunk.
import type { Section } from './sections.ts'
import { dataPoints as addressInformation } from './address-information.ts'
import { dataPoints as bankingDetails } from './banking-details.ts'
import { dataPoints as contactInformation } from './contact-information.ts'
import type { DataPoint } from './dataPoint.ts'
import { dataPoints as demographicDetails } from './demographic-details.ts'
import { dataPoints as education } from './education.ts'
import { dataPoints as employmentDetails } from './employment-details.ts'
import { dataPoints as expenses } from './expenses.ts'
import { dataPoints as housingInformation } from './housing-information.ts'
import { dataPoints as incomeInformation } from './income-information.ts'
import { dataPoints as loanInformation } from './loan-information.ts'
import { dataPoints as maritalDetails } from './marital-details.ts'
import { dataPoints as mortgageInformation } from './mortgage-information.ts'
import { dataPoints as otherInformation } from './other-information.ts'
import { dataPoints as personalDetails } from './personal-details.ts'
import { dataPoints as referenceDetails } from './reference-details.ts'

const rows = {
  'loan-information': loanInformation,
  'personal-details': personalDetails,
  'demographic-details': demographicDetails,
  'contact-information': contactInformation,
  'marital-details': maritalDetails,
  education,
  'address-information': addressInformation,
  'income-information': incomeInformation,
  'housing-information': housingInformation,
  expenses,
  'employment-details': employmentDetails,
  'other-information': otherInformation,
  'banking-details': bankingDetails,
  'mortgage-information': mortgageInformation,
  'reference-details': referenceDetails,
} as const satisfies Record<Section, object>

/** With the paths and option lists of each data point, for types that derive from them. */
export type Catalogue = typeof rows
export type DataPointNameOf<S extends Section> = keyof Catalogue[S] & string

export const catalogue: { readonly [S in Section]: Readonly<Record<DataPointNameOf<S>, DataPoint>> } = rows
