// The answers of one persona.
import type { LeadApplication } from '@loan/domain/lead/application'

/** `payday`: a day to come, `YYYY-MM-DD`. Without amount and period, which are the product's. */
export type PersonaAnswers = (payday: string) => LeadApplication
