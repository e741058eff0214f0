// The type of a data point: one form field of the catalogue (spec 3.13), with its path in the payload, its kind of
// value, its rules and the attributes of its control.
import type { LeadPath } from '../lead/application.ts'
import type { When } from './when.ts'
import type { DateParser } from '../rules/parseDate.ts'
import type { Rule } from '../rules/rule.ts'

/**
 * - text: free text · email · phone · code: upper case, no gaps
 * - money: whole currency units · integer · decimal
 * - date: day, month, year · month: month and year, stored as the first day
 * - choice: a key of an option list · yes-no: an answer either way · consent: a box that may stay unticked
 */
export type ValueKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'code'
  | 'money'
  | 'integer'
  | 'decimal'
  | 'date'
  | 'month'
  | 'choice'
  | 'yes-no'
  | 'consent'

/** The kinds whose data points bring their parser, so that a page without a date does not load it. */
export type DateKind = 'date' | 'month'

/** Names of the option lists that each country defines (`countries/<code>`). */
export type OptionListName =
  | 'incomeSource'
  | 'maritalStatus'
  | 'education'
  | 'housingTenure'
  | 'loanPurpose'
  | 'salaryCycle'
  | 'positionType'
  | 'referenceType'
  | 'identificationType'
  | 'gender'
  | 'jobArea'
  | 'province'
  | 'citizenship'
  | 'numberOfDependants'
  | 'economicActivity'
  | 'pensionPayer'
  | 'financingOption'
  | 'cofidisProfession'
  | 'bankAccountType'

/** The lists whose options have an icon each. */
export type TileListName = 'incomeSource' | 'housingTenure' | 'loanPurpose'

/** Names of the rules that each country defines (`countries/<code>`). */
export type CountryRuleName =
  | 'postalCode'
  | 'phone'
  | 'personalCode'
  | 'taxIdentificationNumber'
  | 'taxRegistryCode'
  | 'idCardNumber'
  | 'iban'
  | 'companyName'
  | 'street'
  | 'houseNumber'
  | 'flatNumber'
  | 'overdueDebt'
  | 'totalDebt'

/** Attributes of the control (docs/countries/README.md). The default of `autocomplete` in a control is `off`. */
export type InputAttributes = {
  readonly autocomplete?: AutoFill
  readonly inputMode?: 'text' | 'tel' | 'email' | 'numeric' | 'decimal'
  readonly capitalise?: 'words' | 'characters'
  /** Expected length in characters, which sets the width of the box. */
  readonly size?: number
  /** Shares a line with the field before or after it that is half too, where two fit. */
  readonly half?: true
  /** Shows below it that the answer is for the application only. */
  readonly sensitive?: true
  /** The range of the product that limits the value; shown as a slider with a text box. */
  readonly range?: 'amount' | 'period'
  /** Options as tiles with an icon each, whatever their number. */
  readonly tiles?: true
  /** A text box that finds options: of a choice among its list, of a text among suggestions. */
  readonly search?: true
}

export type AutoFill =
  | 'given-name'
  | 'additional-name'
  | 'family-name'
  | 'bday'
  | 'sex'
  | 'email'
  | 'tel-national'
  | 'work tel'
  | 'postal-code'
  | 'address-line1'
  | 'address-line2'
  | 'address-level1'
  | 'address-level2'
  | 'address-level3'
  | 'organization'
  | 'organization-title'

/** The properties that parsing and validation of one value need. Also the type of a field in a list without a path. */
export type Field = (
  | { readonly kind: Exclude<ValueKind, DateKind> }
  | { readonly kind: DateKind; readonly parse: DateParser }
) & {
  /** Rules, or names of rules that the country defines. The first error counts. */
  readonly rules: readonly (Rule | CountryRuleName)[]
  /** The answer may be left out; `When` if other answers decide that. */
  readonly optional?: true | When
  readonly options?: OptionListName
  readonly input?: InputAttributes
}

export type DataPoint = Field & {
  readonly path: LeadPath
  /** The data point applies only if this condition holds. */
  readonly when?: When
}
