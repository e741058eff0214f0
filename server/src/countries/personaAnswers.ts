// The type of the answers of a persona.
import type { LeadApplication } from '@loan/domain/lead/application'

/** `payday` is a future day, `YYYY-MM-DD`. The answers exclude amount and period, which the product defines. */
export type PersonaAnswers = (payday: string) => LeadApplication
