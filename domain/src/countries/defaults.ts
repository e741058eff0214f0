// The default row of options: what holds in a country that says nothing else. Countries spread it and override.
// Provinces and citizenships have no default, so that each country has to name its own.
import type { OptionListName } from '../data-points/dataPoint.ts'
import type { OptionList } from './country.ts'

/** Options whose labels are texts of the locale: `dataPoints>NAME>options>KEY` in the namespace of the section. */
export const textOptions = (...keys: readonly string[]): OptionList => ({ keys, labels: 'texts' })

/** What more than one country offers alike; the same keys everywhere keep payloads comparable (countries.md §1.7). */
export const defaultOptions: Readonly<Record<Exclude<OptionListName, 'province' | 'citizenship'>, OptionList>> = {
  incomeSource: textOptions('employed_permanent', 'employed_fixed', 'self_employed', 'pension', 'student', 'none'),
  maritalStatus: textOptions('single', 'married', 'separated', 'divorced', 'widowed'),
  education: textOptions('none', 'primary', 'secondary', 'vocational', 'bachelor', 'master', 'doctorate'),
  housingTenure: textOptions('owned', 'owned_mortgaged', 'rented', 'shared', 'family', 'company', 'other'),
  loanPurpose: textOptions(
    'bills',
    'debt_consolidation',
    'home_repair',
    'vehicle',
    'medical',
    'education',
    'travel',
    'appliances',
    'celebration',
    'rent_move',
    'business',
    'other',
  ),
  salaryCycle: textOptions('monthly_last', 'monthly_day', 'weekly', 'irregular'),
  positionType: textOptions('manual', 'skilled', 'office', 'specialist', 'manager', 'director'),
  referenceType: textOptions('parent', 'spouse', 'sibling', 'relative', 'friend', 'coworker'),
  identificationType: textOptions('id_card', 'passport', 'residence'),
  gender: textOptions('female', 'male'),
  jobArea: textOptions(
    'agriculture',
    'manufacturing',
    'construction',
    'retail',
    'transport',
    'hospitality',
    'health',
    'education',
    'public_admin',
    'finance',
    'it',
    'services',
    'domestic',
    'other',
  ),
  numberOfDependants: textOptions('0', '1', '2', '3', '4', 'more'),
  /** @assumed SPEC.md names the field alone; forms a one-person business takes. */
  economicActivity: textOptions('sole_trader', 'partnership', 'freelance', 'company_owner', 'other'),
  /** @assumed no payer of pensions is known in a country that does not name its own. */
  pensionPayer: textOptions('state', 'private', 'other'),
  /** @assumed SPEC.md names the field alone. */
  financingOption: textOptions('instalments', 'single_payment'),
  /** @assumed SPEC.md names the field alone; the lender's step may bring its own list. */
  cofidisProfession: textOptions(
    'employee',
    'civil_servant',
    'self_employed',
    'retired',
    'student',
    'unemployed',
    'other',
  ),
}

/** Month names of English, which products speak beside the country's own language. */
const english = 'january february march april may june july august september october november december'.split(' ')

/** `january,...` per language: the n-th names of all lists belong to the n-th month. */
export const monthNamesFrom = (...lists: readonly string[]): readonly (readonly string[])[] =>
  english.map((name, index) => [name, ...lists.map((list) => list.split(' ')[index] ?? name)])
