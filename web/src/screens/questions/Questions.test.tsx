import type { LeadApplication } from '@loan/domain/lead/application'
import { statesOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { routeOf, screenNameOf, type StateName, states } from '@loan/domain/states'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { leadId, problem, refused, statusIn } from '../openScreen.tsx'
import { setUpScreens } from '../setUpScreens.ts'

const { server, page, visit } = setUpScreens()

const known: LeadApplication = {
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

const asking = (dataPoints: readonly string[], errors: readonly { fieldName: string; code: string }[] = []) => ({
  questions: {
    dataPoints: [...dataPoints],
    errors: errors.map((error) => ({ ...error, message: 'The answer was refused.', pointer: '' })),
  },
})

const ask = async (
  state: StateName,
  part: Partial<ReturnType<typeof statusIn>>,
  held: Parameters<typeof visit>[2] = {},
) => {
  server.status = statusIn(state, part)
  await visit(routeOf(state), states[state].code, { answers: known, ...held })
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

describe('every state of questions', () => {
  it.each(statesOfKind('questions'))('%s says what is asked, names the lender and can be skipped', async (state) => {
    await ask(state, asking([]))
    expect(page().shownScreen()).toBe(screenNameOf(state))
    expect(page().find('h1', HTMLElement).textContent).not.toContain('screens>')
    expect(page().container.textContent).toContain('Polanka Kredyt')
    await page().press('Skip this lender')
    expect(server.sent.map(({ path }) => path)).toEqual([`/lead/skip/${leadId}`])
  })
})

describe('questions', () => {
  const marital = asking(['maritalStatus', 'spouseMonthlyIncome'])

  it('asks what the lender still wants, with what is known already in place', async () => {
    await ask('ADDITIONAL_EMPLOYMENT_DETAILS', asking(['jobTitle']))
    expect(valueOf('incomeDetails.jobTitle')).toBe('Accountant')
    expect(isThere('incomeDetails.positionType')).toBe(false)
  })

  it('follows a condition while it is answered', async () => {
    await ask('MARITAL_DETAILS', marital)
    expect(isThere('incomeDetails.spouseMonthlyIncome')).toBe(false)
    await choose('otherDetails.maritalStatus', 'married')
    expect(isThere('incomeDetails.spouseMonthlyIncome')).toBe(true)
    await choose('otherDetails.maritalStatus', 'single')
    expect(isThere('incomeDetails.spouseMonthlyIncome')).toBe(false)
  })

  it('shows again after a reload what was typed, and what it made to be asked', async () => {
    const drafts = { 'otherDetails.maritalStatus': 'married', 'incomeDetails.spouseMonthlyIncome': '12x' }
    await ask('MARITAL_DETAILS', marital, { drafts })
    expect(valueOf('incomeDetails.spouseMonthlyIncome')).toBe('12x')
  })

  it('sends nothing while an answer is missing, and leads to it', async () => {
    await ask('MARITAL_DETAILS', marital)
    await page().press('Send these answers')
    expect(server.sent).toEqual([])
    expect(document.activeElement?.id).toBe('error-summary')
    expect(names('#error-summary a')).toEqual([expect.stringContaining('marital')])
  })

  it('sends the answers once and keeps them', async () => {
    await ask('MARITAL_DETAILS', marital)
    await choose('otherDetails.maritalStatus', 'married')
    await typeInto('incomeDetails.spouseMonthlyIncome', '3 200')
    const send = page().button('Send these answers')
    await page().click(send, send)
    expect(server.sent).toEqual([
      {
        method: 'POST',
        path: '/lead/marital-details',
        body: { id: leadId, otherDetails: { maritalStatus: 'married' }, incomeDetails: { spouseMonthlyIncome: 3200 } },
      },
    ])
    expect(page().store.getState().leadApplication.applicationData).toMatchObject({
      otherDetails: { maritalStatus: 'married', idCardNumber: 'ABA300000' },
      incomeDetails: { spouseMonthlyIncome: 3200, monthlyIncome: 5000 },
    })
  })

  it('shows what the server refused beside its field, and keeps what was typed', async () => {
    await ask('ADDITIONAL_EMPLOYMENT_DETAILS', asking(['jobTitle']))
    server.answer = () =>
      refused({
        fieldName: 'incomeDetails.jobTitle',
        code: 'too-long',
        message: 'x',
        pointer: '/x',
        params: { max: 9 },
      })
    await page().press('Send these answers')
    expect(document.activeElement?.id).toBe('error-summary')
    expect(page().find('#field-incomeDetails-jobTitle-error', HTMLElement).textContent).toContain('9')
    expect(valueOf('incomeDetails.jobTitle')).toBe('Accountant')
    // Mended and refused again, it is told again.
    await typeInto('incomeDetails.jobTitle', 'Clerk')
    expect(names('#error-summary a')).toEqual([])
    await page().press('Send these answers')
    expect(names('#error-summary a')).toHaveLength(1)
  })

  it.each([
    ['a server in trouble', () => problem('internal-error', 500), 'Try again in a moment'],
    ['too many tries', () => problem('too-many-requests', 429, {}, { 'retry-after': '7' }), '7'],
  ])('tells of %s and keeps what was typed', async (_what, answer, words) => {
    await ask('ADDITIONAL_EMPLOYMENT_DETAILS', asking(['jobTitle']))
    await typeInto('incomeDetails.jobTitle', 'Clerk')
    server.answer = answer
    await page().press('Send these answers')
    expect(page().find('[role=alert]', HTMLElement).textContent).toContain(words)
    expect(valueOf('incomeDetails.jobTitle')).toBe('Clerk')
    server.answer = () => Response.json(statusIn('CHECKING'))
    await page().press('Send these answers')
    expect(server.sent).toHaveLength(2)
  })

  it('shows the birth date that a code tells', async () => {
    await ask('CNP', asking(['personalCode']))
    expect(page().container.textContent).toContain('14/07/1985')
    await typeInto('personalDetails.personalCode', '85071')
    expect(page().container.textContent).not.toContain('14/07/1985')
  })

  it('offers makes and the models of the one typed, and takes any other', async () => {
    const makes = [
      { name: 'Fiat', models: ['500', 'Panda'] },
      { name: 'Opel', models: ['Corsa'] },
    ]
    server.answer = ({ path }) =>
      path === '/data/vehicleModels.json' ? Response.json({ makes }) : problem('gone', 410)
    await ask('VEHICLE', asking(['vehicleOwnership', 'vehicleBrand', 'vehicleModel']))
    await choose('otherDetails.vehicleOwnership', 'true')
    const listOf = (name: string) =>
      names(`#${page().find(`[name="${name}"]`, HTMLInputElement).getAttribute('list')} option`).length
    expect(listOf('otherDetails.vehicleBrand')).toBe(2)
    expect(listOf('otherDetails.vehicleModel')).toBe(0)
    await typeInto('otherDetails.vehicleBrand', 'fiat')
    expect(listOf('otherDetails.vehicleModel')).toBe(2)
  })
})

describe('what the lender doubts', () => {
  const doubts = asking(['lastName', 'monthlyIncome'], [{ fieldName: 'personalDetails.lastName', code: 'unknown' }])

  it('is said at the start, at its field, and nothing else is asked', async () => {
    await ask('WNIOSEK_UZUPELNIENIE', doubts)
    expect(page().find('#error-summary h2', HTMLElement).textContent).toContain('Polanka Kredyt asks you to check')
    expect(page().find('#field-personalDetails-lastName-error', HTMLElement).textContent).toContain('Check it')
    expect(document.activeElement?.tagName).toBe('H1')
    expect(page().container.querySelectorAll('form input')).toHaveLength(2)
  })

  it('names the field where several are told the same', async () => {
    const both = ['personalDetails.lastName', 'incomeDetails.monthlyIncome']
    const errors = both.map((fieldName) => ({ fieldName, code: 'unknown' }))
    await ask('WNIOSEK_UZUPELNIENIE', asking(['lastName', 'monthlyIncome'], errors))
    expect(names('#error-summary a').map((words) => words.split(':')[0])).toEqual([
      expect.stringContaining('name'),
      expect.stringContaining('income'),
    ])
  })

  it('is sent also where it stands as it was', async () => {
    await ask('WNIOSEK_UZUPELNIENIE', doubts)
    await typeInto('personalDetails.lastName', 'Nowak-Lis')
    await page().press('Send these answers')
    expect(server.sent.map(({ body }) => body)).toEqual([
      { id: leadId, personalDetails: { lastName: 'Nowak-Lis' }, incomeDetails: { monthlyIncome: 5000 } },
    ])
  })
})

describe('the whole application', () => {
  const review = {
    ...asking([]),
    policies: [
      { key: 'truth-declaration', version: '1', title: 'It is true', text: 'I <b>say</b> so.', required: true },
    ],
  }
  const box = () => page().find('#declaration-1', HTMLInputElement)

  it('shows every known answer in words and no field', async () => {
    await ask('WNIOSEK', review)
    expect(page().container.querySelectorAll('form input')).toHaveLength(1)
    for (const words of ['Nowak', '14/07/1985', 'Warszawa', 'Accountant']) {
      expect(page().container.textContent).toContain(words)
    }
    expect(page().container.textContent).toContain('I <b>say</b> so.')
  })

  it('wants the declaration ticked by the applicant', async () => {
    await ask('WNIOSEK', review)
    expect(box().checked).toBe(false)
    await page().press('Send the application')
    expect(server.sent).toEqual([])
    expect(names('#error-summary a')).toHaveLength(1)
    await page().click(box())
    expect(names('#error-summary a')).toHaveLength(0)
    await page().press('Send the application')
    expect(server.sent.map(({ body }) => body)).toEqual([{ id: leadId, locale: 'en', declaration: true }])
  })

  it('changes an answer in its place and sends that one', async () => {
    await ask('WNIOSEK', review)
    const [change] = [...page().container.querySelectorAll('button')].filter(({ textContent }) =>
      textContent.includes('Last name'),
    )
    if (change !== undefined) await page().click(change)
    expect(document.activeElement).toBe(page().find('[name="personalDetails.lastName"]', HTMLInputElement))
    await typeInto('personalDetails.lastName', 'Lis')
    await page().click(box())
    await page().press('Send the application')
    expect(server.sent[0]?.body).toEqual({
      id: leadId,
      locale: 'en',
      declaration: true,
      personalDetails: { lastName: 'Lis' },
    })
  })

  it('keeps an opened answer open over a reload, and never the tick', async () => {
    const drafts = { 'opened:WNIOSEK': 'personalDetails.lastName', 'personalDetails.lastName': 'L1s' }
    await ask('WNIOSEK', review, { drafts })
    expect(valueOf('personalDetails.lastName')).toBe('L1s')
    await page().click(box())
    await typeInto('personalDetails.lastName', 'L2s')
    await vi.waitFor(() => {
      expect(page().store.getState().dynamicPages.drafts).toEqual({ ...drafts, 'personalDetails.lastName': 'L2s' })
    })
  })

  it('asks what is missing as a field, and what a change makes to be asked', async () => {
    const { positionType: _position, ...incomeDetails } = known.incomeDetails ?? {}
    await ask('WNIOSEK', { ...review, ...asking(['positionType']) }, { answers: { ...known, incomeDetails } })
    expect(isThere('incomeDetails.positionType')).toBe(true)
  })

  it('opens the answer that the server refused', async () => {
    await ask('WNIOSEK', review)
    await page().click(box())
    server.answer = () =>
      refused({ fieldName: 'personalDetails.firstName', code: 'name-characters', message: 'x', pointer: '/x' })
    await page().press('Send the application')
    expect(valueOf('personalDetails.firstName')).toBe('Anna')
    await typeInto('personalDetails.firstName', 'Ana')
    expect(isThere('personalDetails.firstName')).toBe(true)
  })
})
