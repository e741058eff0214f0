// Set-up for tests of the question states: stored answers, the status of a lender, and helpers for the controls.
import type { LeadApplication } from '@loan/domain/lead/application'
import { getRoute, type StateName, states } from '@loan/domain/states'
import { act } from 'react'
import { beforeAll } from 'vitest'
import { loadFormErrors } from '../../form/laterErrors.ts'
import { statusIn } from '../openScreen.tsx'
import { setUpScreens } from '../setUpScreens.ts'

export const known: LeadApplication = {
  personalDetails: { firstName: 'Anna', lastName: 'Nowak', dateOfBirth: '1985-07-14', personalCode: '85071412342' },
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

export const asking = (dataPoints: readonly string[], errors: readonly { fieldName: string; code: string }[] = []) => ({
  questions: {
    dataPoints: [...dataPoints],
    errors: errors.map((error) => ({ ...error, message: 'The answer was refused.', pointer: '' })),
  },
})

export const setUpQuestions = () => {
  const { server, page, visit } = setUpScreens()

  // Load the module before the tests, so that no test waits for it.
  beforeAll(() => loadFormErrors())

  const ask = async (
    state: StateName,
    part: Partial<ReturnType<typeof statusIn>>,
    held: Parameters<typeof visit>[2] = {},
  ) => {
    server.status = statusIn(state, part)
    await visit(getRoute(state), states[state].code, { answers: known, ...held })
  }

  const typeInto = async (name: string, value: string) => {
    const control = page().find(`[name="${name}"]`, HTMLInputElement)
    control.value = value
    await act(async () => {
      control.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
  }

  const choose = (name: string, value: string) =>
    page().click(page().find(`[name="${name}"][value="${value}"]`, HTMLInputElement))

  const valueOf = (name: string): string => page().find(`[name="${name}"]`, HTMLInputElement).value

  const isThere = (name: string): boolean => page().container.querySelector(`[name="${name}"]`) !== null

  const names = (selector: string) =>
    [...page().container.querySelectorAll(selector)].map((element) => element.textContent)

  return { server, page, visit, ask, typeInto, choose, valueOf, isThere, names }
}
