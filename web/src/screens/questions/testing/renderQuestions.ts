// Renders the screen of a question state: stored answers, the status of a lender, and the controls by name.
import type { LeadApplication } from '@loan/domain/lead/application'
import type { LeadStatus } from '@loan/domain/contract/lead'
import { getRoute, type StateName } from '@loan/domain/states'
import type { UserEvent } from '@testing-library/user-event'
import type { FakeLeadServer } from '../../../testing/createFakeLeadServer.ts'
import { buildLeadStatus } from '../../../testing/leadFixtures.ts'
import { renderScreen, type StoredState } from '../../../testing/renderScreen.tsx'

export const storedAnswers: LeadApplication = {
  personalDetails: { firstName: 'Anna', lastName: 'Nowak', dateOfBirth: '1985-07-14', personalCode: '85071412341' },
  contactDetails: {
    postalCode: '00-001',
    city: 'Warszawa',
    street: 'Prosta',
    houseNumber: '1',
    province: 'mazowieckie',
  },
  otherDetails: { idCardNumber: 'ABA300000' },
  incomeDetails: {
    incomeSource: 'employed_permanent',
    monthlyIncome: 5000,
    positionType: 'specialist',
    jobTitle: 'Accountant',
  },
  expenses: { monthlyExpenses: 1000, monthlyCreditCommitments: 0 },
}

/** The part of a status that requires data points, with the answers that the lender disputes. */
export const buildQuestions = (
  dataPoints: readonly string[],
  errors: readonly { fieldName: string; code: string }[] = [],
): Pick<LeadStatus, 'questions'> => ({
  questions: {
    dataPoints: [...dataPoints],
    errors: errors.map((error) => ({ ...error, message: 'The answer was refused.', pointer: '' })),
  },
})

/** Returns a function that renders the screen of a question state with the status that the server then returns. */
export const createStepRenderer =
  (server: FakeLeadServer) =>
  (state: StateName, changes: Partial<LeadStatus>, stored: StoredState = {}) => {
    server.setStatus(buildLeadStatus(state, changes))
    return renderScreen(getRoute(state), { state, answers: storedAnswers, ...stored })
  }

/** Replaces the text of a field. */
export const retype = async (user: UserEvent, field: HTMLElement, text: string): Promise<void> => {
  await user.clear(field)
  if (text !== '') await user.type(field, text)
}
