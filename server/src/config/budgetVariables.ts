// The environment variables of the daily budgets of messages; 0 disables a budget. config.ts spreads them.
import * as v from 'valibot'
import { wholeNumber } from './wholeNumber.ts'

export const budgetVariables = {
  CODES_PER_NUMBER: v.optional(wholeNumber(0, 10_000), '20'),
  CODES_PER_ADDRESS: v.optional(wholeNumber(0, 100_000), '200'),
  EMAILS_PER_ADDRESS: v.optional(wholeNumber(0, 10_000)),
} as const

/** @assumed an applicant with several applications a day gets all their links. */
const defaultEmails = 20

const environmentSchema = v.object(budgetVariables)

type Environment = v.InferOutput<typeof environmentSchema> & { readonly MESSAGES: 'sandbox' | 'real' }

export const readBudgets = (environment: Environment) => ({
  /** The codes a day to one number, over all leads; 0 disables the budget. */
  codesPerNumber: environment.CODES_PER_NUMBER,
  /** The codes a day for the leads of one client address, to all numbers; 0 disables the budget. */
  codesPerAddress: environment.CODES_PER_ADDRESS,
  /** The e-mails a day to one address, over all leads; 0, the default of the sandbox, disables the budget. */
  emailsPerAddress: environment.EMAILS_PER_ADDRESS ?? (environment.MESSAGES === 'real' ? defaultEmails : 0),
})
