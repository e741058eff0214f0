// What a data point is: one form field of the catalogue (spec 3.13) - where its answer goes, what kind of value
// it holds, which rules judge it, and how a browser should ask for it.
import type { LeadPath } from '../lead/application.ts'
import type { When } from './when.ts'
import type { Rule } from '../rules/rule.ts'

/**
 * text: free text · email · phone · code: upper case, no gaps
 * money: whole currency units · integer · decimal · date: day, month, year · month: month and year, stored as the first day
 * choice: a key of an option list · yes-no: an answer either way · consent: a box that may stay unticked
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

/** Names of the option lists a country fills (`data/options`), by data point. */
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

/** Rules that each country fills in for itself (`countries/<code>`). */
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

/** Facts for the control (docs/countries/README.md); a control without a token says `autocomplete="off"`. */
export type InputFacts = {
  readonly autocomplete?: AutoFill
  readonly inputMode?: 'text' | 'tel' | 'email' | 'numeric' | 'decimal'
  readonly capitalise?: 'words' | 'characters'
  /** Expected length in characters, so that short answers get short boxes. */
  readonly size?: number
  /** Moves within this range of the product: shown as a slider with a typed twin. */
  readonly range?: 'amount' | 'period'
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

/** What reading and judging one value takes; also of a field of a list, which has no path of its own. */
export type Field = {
  readonly kind: ValueKind
  /** A rule, or the name of one that the country holds; the first refusal wins. */
  readonly rules: readonly (Rule | CountryRuleName)[]
  /** May be left out; `When` where other answers decide whether it may. */
  readonly optional?: true | When
  readonly options?: OptionListName
  readonly input?: InputFacts
}

export type DataPoint = Field & {
  readonly path: LeadPath
  /** Asked only where this holds. */
  readonly when?: When
}
