import { listStatesOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { toScreenName } from '@loan/domain/states'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { leadId, problem, rejected, statusIn } from '../openScreen.tsx'
import { asking, known, setUpQuestions } from './setUpQuestions.ts'

const { server, page, ask, typeInto, choose, valueOf, isThere, names } = setUpQuestions()

describe('every question state', () => {
  it.each(listStatesOfKind('questions'))('%s has a title, names the lender and can be skipped', async (state) => {
    await ask(state, asking([]))
    expect(page().shownScreen()).toBe(toScreenName(state))
    expect(page().find('h1', HTMLElement).textContent).not.toContain('screens>')
    expect(page().container.textContent).toContain('Polanka Kredyt')
    await page().press('Skip this lender')
    expect(server.sent.map(({ path }) => path)).toEqual([`/lead/skip/${leadId}`])
  })
})

describe('questions', () => {
  const marital = asking(['maritalStatus', 'spouseMonthlyIncome'])

  it('shows the required fields, prefilled with stored answers', async () => {
    await ask('ADDITIONAL_EMPLOYMENT_DETAILS', asking(['jobTitle']))
    expect(valueOf('incomeDetails.jobTitle')).toBe('Accountant')
    expect(isThere('incomeDetails.positionType')).toBe(false)
  })

  it('shows and hides a conditional field when its condition changes', async () => {
    await ask('MARITAL_DETAILS', marital)
    expect(isThere('incomeDetails.spouseMonthlyIncome')).toBe(false)
    await choose('otherDetails.maritalStatus', 'married')
    expect(isThere('incomeDetails.spouseMonthlyIncome')).toBe(true)
    await choose('otherDetails.maritalStatus', 'single')
    expect(isThere('incomeDetails.spouseMonthlyIncome')).toBe(false)
  })

  it('restores drafts and the fields that depend on them after a reload', async () => {
    const drafts = { 'otherDetails.maritalStatus': 'married', 'incomeDetails.spouseMonthlyIncome': '12x' }
    await ask('MARITAL_DETAILS', marital, { drafts })
    expect(valueOf('incomeDetails.spouseMonthlyIncome')).toBe('12x')
  })

  it('links to a missing answer and sends nothing', async () => {
    await ask('MARITAL_DETAILS', marital)
    await page().press('Send these answers')
    expect(server.sent).toEqual([])
    expect(document.activeElement?.id).toBe('error-summary')
    expect(names('#error-summary a')).toEqual([expect.stringContaining('marital')])
  })

  it('sends the answers once and stores them', async () => {
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

  it('shows an error of the server beside its field, and keeps the typed text', async () => {
    await ask('ADDITIONAL_EMPLOYMENT_DETAILS', asking(['jobTitle']))
    server.answer = () =>
      rejected({
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
    // The error appears again when the server rejects the corrected answer.
    await typeInto('incomeDetails.jobTitle', 'Clerk')
    expect(names('#error-summary a')).toEqual([])
    await page().press('Send these answers')
    expect(names('#error-summary a')).toHaveLength(1)
  })

  it.each([
    ['a server error', () => problem('internal-error', 500), 'Try again in a moment'],
    ['too many tries', () => problem('too-many-requests', 429, {}, { 'retry-after': '7' }), '7'],
  ])('shows %s and keeps the typed text', async (_what, answer, text) => {
    await ask('ADDITIONAL_EMPLOYMENT_DETAILS', asking(['jobTitle']))
    await typeInto('incomeDetails.jobTitle', 'Clerk')
    server.answer = answer
    await page().press('Send these answers')
    expect(page().find('[role=alert]', HTMLElement).textContent).toContain(text)
    expect(valueOf('incomeDetails.jobTitle')).toBe('Clerk')
    server.answer = () => Response.json(statusIn('CHECKING'))
    await page().press('Send these answers')
    expect(server.sent.filter(({ method }) => method === 'POST')).toHaveLength(2)
  })

  it('preselects the sex from the personal code', async () => {
    await ask('ADDITIONAL_PERSONAL_DETAILS', asking(['gender']))
    expect(page().find('[name="personalDetails.gender"]:checked', HTMLInputElement).value).toBe('female')
  })

  it('shows the birth date from a personal code', async () => {
    await ask('CNP', asking(['personalCode']))
    expect(page().container.textContent).toContain('14/07/1985')
    await typeInto('personalDetails.personalCode', '85071')
    expect(page().container.textContent).not.toContain('14/07/1985')
  })

  it('suggests vehicle makes, and the models of the typed make', async () => {
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

  it('suggests the professions of the chosen sector', async () => {
    const sectors = [
      { key: 'it', name: 'IT', professions: [{ key: 'tester', name: 'Tester' }] },
      {
        key: 'health',
        name: 'Health',
        professions: [
          { key: 'nurse', name: 'Nurse' },
          { key: 'doctor', name: 'Doctor' },
        ],
      },
    ]
    server.answer = ({ path }) =>
      path === '/perofesional-details-mapping' ? Response.json({ sectors }) : problem('gone', 410)
    await ask('YOUNITED_PROFESSIONAL_DETAILS', asking(['jobArea', 'jobTitle']))
    const offered = () =>
      [...page().container.querySelectorAll('#names-jobTitle option')].map((option) => option.getAttribute('value'))
    expect(page().find('[name="incomeDetails.jobTitle"]', HTMLInputElement).getAttribute('list')).toBe('names-jobTitle')
    expect(offered()).toEqual([])
    const select = async (sector: string) => {
      const list = page().find('[name="incomeDetails.jobArea"]', HTMLSelectElement)
      list.value = sector
      await act(async () => void list.dispatchEvent(new Event('input', { bubbles: true })))
    }
    await select('health')
    expect(offered()).toEqual(['Nurse', 'Doctor'])
    await select('it')
    expect(offered()).toEqual(['Tester'])
  })

  it.each([
    ['MARITAL_DETAILS', ['spouseMonthlyIncome'], 'What does your spouse earn?'],
    ['MARITAL_DETAILS', ['maritalStatus', 'spouseMonthlyIncome'], 'What is your marital status?'],
    ['MARITAL_DETAILS', ['maritalStatus', 'numberOfDependants'], 'Who shares your household?'],
    ['AIDE', ['hasProofOfIncome'], 'Can you prove your income?'],
    ['AIDE', ['householdIncome', 'hasProofOfIncome'], 'What does your household live on?'],
    ['EMPLOYMENT_DETAILS', ['employerPostalCode', 'employerCity'], 'What is your employer’s address?'],
    ['EMPLOYMENT_DETAILS', ['employerName', 'employerCity'], 'Who do you work for?'],
  ] as const)('%s has a matching heading when it requires %s', async (state, asked, title) => {
    await ask(state, asking(asked), { answers: {} })
    expect(page().find('h1', HTMLElement).textContent).toBe(title)
  })

  it('names the question in the error summary when the error text is generic', async () => {
    await ask('AIDE', asking(['hasProofOfIncome']))
    await page().press('Send these answers')
    expect(names('#error-summary a')).toEqual(['Can you show a document that proves your income? Choose “Yes” or “No”'])
  })

  it.each([
    ['12x', 'Your spouse’s monthly net income: Enter a whole number, in digits only'],
    ['', 'Enter your spouse’s income; if there is none, enter 0'],
  ])('names the question once in the error for “%s”', async (typed, text) => {
    await ask('MARITAL_DETAILS', marital, { drafts: { 'otherDetails.maritalStatus': 'married' } })
    await typeInto('incomeDetails.spouseMonthlyIncome', typed)
    await page().press('Send these answers')
    expect(names('#error-summary a')).toEqual([text])
  })

  it('removes a stored optional number', async () => {
    const answers = { ...known, incomeDetails: { ...known.incomeDetails, monthlyExtraIncome: 500 } }
    await ask('AIDE', asking(['monthlyExtraIncome']), { answers })
    await typeInto('incomeDetails.monthlyExtraIncome', '')
    await page().press('Send these answers')
    expect(server.sent.map(({ body }) => body)).toEqual([
      { id: leadId, takenBack: ['incomeDetails.monthlyExtraIncome'] },
    ])
    expect(page().store.getState().leadApplication.applicationData.incomeDetails).not.toHaveProperty(
      'monthlyExtraIncome',
    )
  })
})
