// The zod schemas of the fields that are typed, by the path of their answer. A message is a key of the texts.
import * as z from 'zod'

const required = { error: 'errors.required' }

const text = (pattern: RegExp, max = 100) =>
  z.string().trim().min(1, required).max(max, 'errors.tooLong').regex(pattern, 'errors.characters')

/** Text in upper case, without spaces, dots and hyphens. */
const code = (pattern: RegExp) =>
  z
    .string()
    .overwrite((value) => value.replaceAll(/[\s.-]/gu, '').toUpperCase())
    .min(1, required)
    .regex(pattern, 'errors.form')

/** A whole number, perhaps with a separator of thousands and a currency. */
const number = (min: number, max: number) =>
  z
    .string()
    .overwrite((value) => value.replaceAll(/[\s.]|zł$/gu, ''))
    .min(1, required)
    .regex(/^\d+$/u, 'errors.number')
    .refine((value) => Number(value) >= min && Number(value) <= max, { error: 'errors.range' })

const optional = (schema: z.ZodType<string, string>) => z.union([z.literal(''), schema])

const hasCheckDigit = (digits: string, weights: readonly number[], modulus: number): boolean => {
  const sum = weights.reduce((total, weight, index) => total + weight * Number.parseInt(digits[index] ?? '', 36), 0)
  return (sum % modulus) % 10 === Number(digits[weights.length])
}

const peselWeights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]
const isPesel = (pesel: string): boolean =>
  (10 - (peselWeights.reduce((sum, weight, index) => sum + weight * Number(pesel[index]), 0) % 10)) % 10 ===
  Number(pesel[10])

const isNip = (nip: string): boolean => hasCheckDigit(nip, [6, 5, 7, 2, 3, 4, 5, 6, 7], 11)
const isRegon = (regon: string): boolean => hasCheckDigit(regon, [8, 9, 2, 3, 4, 5, 6, 7], 11)

const idCardWeights = [7, 3, 1, 0, 7, 3, 1, 7, 3]
const isIdCard = (card: string): boolean =>
  /^[A-Z]{2}\d{7}$/u.test(card) ||
  idCardWeights.reduce((sum, weight, index) => sum + weight * Number.parseInt(card[index] ?? '', 36), 0) % 10 ===
    Number(card[3])

const nip = code(/^\d{10}$/u).refine(isNip, { error: 'errors.checksum' })

const mobile = /^(?:\+?48)?(?:45|5[0137]|6[069]|7[2389]|88)\d{7}$/u
const phone = /^(?:\+?48)?[1-9]\d{8}$/u

const dateParts = { month: z.string().trim().min(1, required), year: z.string().trim().min(1, required) }
type DateParts = { readonly day?: string; readonly month: string; readonly year: string }

/** Null for a day that does not exist. */
const toDate = ({ day = '1', month, year }: DateParts): Date | null => {
  const date = new Date(Number(year), Number(month) - 1, Number(day))
  return date.getMonth() === Number(month) - 1 && date.getFullYear() === Number(year) ? date : null
}

const isRealDate = (given: DateParts): boolean => toDate(given) !== null
const date = z.object({ day: z.string().trim().min(1, required), ...dateParts }).refine(isRealDate, 'errors.date')
const month = z.object(dateParts).refine(isRealDate, 'errors.date')

const isInPast = (given: DateParts): boolean => (toDate(given) ?? new Date()) <= new Date()
const isNotInPast = (given: DateParts): boolean => {
  const now = new Date()
  const first = new Date(now.getFullYear(), now.getMonth(), given.day === undefined ? 1 : now.getDate())
  return (toDate(given) ?? now) >= first
}
const isAdult = (given: DateParts): boolean => {
  const now = new Date()
  return (toDate(given) ?? now) <= new Date(now.getFullYear() - 18, now.getMonth(), now.getDate())
}
const isWithinDays = (given: DateParts): boolean => (toDate(given)?.getTime() ?? 0) <= Date.now() + 45 * 86_400_000

const pastMonth = month.refine(isInPast, 'errors.inFuture')

const name = text(/^['’]?\p{L}[\p{L}\p{M}'’. -]*$/u)
const town = text(/^['’]?[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,/()&·\- ]*$/u)
const money = number(0, 1_000_000_000_000)
const idNumber = text(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ./_-]*$/u, 40)

export const fieldSchemas: Readonly<Record<string, z.ZodType>> = {
  amount: number(100, 10_000).refine((value) => Number(value) % 100 === 0, { error: 'errors.step' }),
  period: number(61, 90),
  'contactDetails.email': z.email('errors.email').max(254, 'errors.tooLong'),
  'contactDetails.phoneNumber': code(mobile),
  'personalDetails.firstName': name,
  'personalDetails.lastName': name,
  'personalDetails.dateOfBirth': date.refine(isAdult, 'errors.underAge'),
  'personalDetails.personalCode': code(/^\d{11}$/u).refine(isPesel, { error: 'errors.checksum' }),
  'otherDetails.cityOfBirth': town,
  'otherDetails.secondCitizenship': optional(town),
  'otherDetails.taxIdentificationNumber': optional(nip),
  'otherDetails.numberOfDependantsOther': number(5, 30),
  'otherDetails.idCardNumber': code(/^(?:[A-Z]{3}\d{6}|[A-Z]{2}\d{7})$/u).refine(isIdCard, {
    error: 'errors.checksum',
  }),
  'otherDetails.idCardIssuedAt': date.refine(isInPast, 'errors.inFuture'),
  'otherDetails.idCardIssuedAuthority': town,
  'contactDetails.postalCode': code(/^\d{5}$/u),
  'contactDetails.city': town,
  'contactDetails.street': text(/^[\p{L}\p{N}'"„”(][\p{L}\p{M}\p{N} '’"„”.,/()&+-]*$/u),
  'contactDetails.houseNumber': text(/^[\p{L}\p{N}#][\p{L}\p{M}\p{N} .,/()&+-]*$/u),
  'contactDetails.flatNumber': optional(text(/^\d+\p{L}*$/u)),
  'otherDetails.housingTenureSinceDate': pastMonth,
  'otherDetails.numberOfInhabitants': number(1, 30),
  'expenses.rentAmount': money,
  'incomeDetails.monthlyIncome': money,
  'incomeDetails.monthlyExtraIncome': optional(money),
  'incomeDetails.householdIncome': money,
  'expenses.monthlyExpenses': money,
  'expenses.monthlyCreditCommitments': money,
  'expenses.householdExpenses': money,
  'expenses.totalDebtAmount': number(0, 500_000),
  'otherDetails.overdueDebtAmount': number(0, 1000),
  'otherDetails.pensionNumber': idNumber,
  'otherDetails.fieldRegistrationNumber': idNumber,
  'otherDetails.fieldSquareArea': text(/^\d+(?:[.,]\d+)?$/u),
  'employer.name': text(/^[\p{L}\d',.+/\\&-][\p{L}\d',.+/\\& -]*$/u),
  'employer.taxRegistryCode': code(/^(?:\d{9}|\d{10})$/u).refine(
    (value) => (value.length === 10 ? isNip(value) : isRegon(value)),
    { error: 'errors.checksum' },
  ),
  'incomeDetails.workPhone': optional(code(phone)),
  'incomeDetails.jobTitle': text(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}. -]*$/u),
  'incomeDetails.incomeContractStartedAt': pastMonth,
  'incomeDetails.incomeContractExpiresAt': month.refine(isNotInPast, 'errors.inPast'),
  'incomeDetails.salaryCycleValue': number(1, 31),
  'incomeDetails.incomePayday': date.refine(isNotInPast, 'errors.inPast').refine(isWithinDays, 'errors.tooLate'),
}
