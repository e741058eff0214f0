// Answers that are stored only in session storage: personal codes, document and account numbers
// (docs/decisions/04-browser-storage.md).
import { omitAnswers, readAnswer } from '@loan/domain/lead/answers'
import type { LeadApplication, LeadPath } from '@loan/domain/lead/application'

/** Path by data point name. */
export const tabOnly: Readonly<Record<string, LeadPath>> = {
  personalCode: 'personalDetails.personalCode',
  idCardNumber: 'otherDetails.idCardNumber',
  taxIdentificationNumber: 'otherDetails.taxIdentificationNumber',
  pensionNumber: 'otherDetails.pensionNumber',
  iban: 'incomeDetails.iban',
}

const paths = Object.values(tabOnly)

export const hasTabOnly = (application: LeadApplication): boolean =>
  paths.some((path) => readAnswer(application, path) !== undefined)

export const omitTabOnly = (application: LeadApplication): LeadApplication =>
  hasTabOnly(application) ? omitAnswers(application, paths) : application
