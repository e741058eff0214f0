import { professionMapping, vehicleModels } from '@loan/domain/contract/choices'
import { questionCallsByState } from '@loan/domain/contract/lenderSteps'
import { listStatesOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { toScreenName } from '@loan/domain/states'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { findErrorSummary, listSummaryErrors } from '../../testing/errorSummary.ts'
import { leadId, receipt } from '../../testing/leadFixtures.ts'
import { pressTwice } from '../../testing/pressTwice.ts'
import { buildProblem, buildValidationProblem } from '../../testing/problems.ts'
import { confirmSkip, getShownScreen } from '../../testing/renderScreen.tsx'
import { buildQuestions, createStepRenderer, retype, storedAnswers } from './testing/renderQuestions.ts'

const server = createFakeLeadServer()

const getField = (label: string) => screen.getByLabelText(new RegExp(`^${label}`, 'u'))
const queryField = (label: string) => screen.queryByLabelText(new RegExp(`^${label}`, 'u'))

const renderStep = createStepRenderer(server)

const listSuggestions = (field: HTMLElement) =>
  [...document.querySelectorAll(`#${field.getAttribute('list')} option`)].map((option) => option.getAttribute('value'))

describe('every question state', () => {
  it.each(listStatesOfKind('questions'))('%s has a title, names the lender and can be skipped', async (state) => {
    const { user } = await renderStep(state, buildQuestions([]))
    expect(getShownScreen()).toBe(toScreenName(state))
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('screens>')
    expect(document.body).toHaveTextContent('Polanka Kredyt')
    await confirmSkip(user)
    await server.waitForIdle()
    expect(server.requests.map(({ path }) => path)).toEqual([`/lead/skip/${leadId}`])
  })
})

describe('questions', () => {
  const endpoint = questionCallsByState.ADDITIONAL_EMPLOYMENT_DETAILS
  const marital = buildQuestions(['maritalStatus', 'spouseMonthlyIncome'])

  it('shows the required fields, prefilled with stored answers', async () => {
    await renderStep('ADDITIONAL_EMPLOYMENT_DETAILS', buildQuestions(['jobTitle']))
    await waitFor(() => expect(getField('Job title')).toHaveValue('Accountant'))
    expect(screen.queryByRole('group', { name: /^Kind of position/u })).toBeNull()
  })

  it('shows and hides a conditional field when its condition changes', async () => {
    const { user } = await renderStep('MARITAL_DETAILS', marital)
    await waitFor(() => expect(queryField('Your spouse’s monthly net income')).toBeNull())
    await user.click(screen.getByRole('radio', { name: 'Married' }))
    expect(getField('Your spouse’s monthly net income')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Single' }))
    expect(queryField('Your spouse’s monthly net income')).toBeNull()
  })

  it('restores drafts and the fields that depend on them after a reload', async () => {
    const drafts = { 'otherDetails.maritalStatus': 'married', 'incomeDetails.spouseMonthlyIncome': '12x' }
    await renderStep('MARITAL_DETAILS', marital, { drafts })
    await waitFor(() => expect(getField('Your spouse’s monthly net income')).toHaveValue('12x'))
  })

  it('links to a missing answer and sends nothing', async () => {
    const { user } = await renderStep('MARITAL_DETAILS', marital)
    await user.click(screen.getByRole('button', { name: 'Send these answers' }))
    await server.waitForIdle()
    expect(server.requests).toEqual([])
    expect(await findErrorSummary()).toHaveFocus()
    expect(listSummaryErrors()).toEqual([expect.stringContaining('marital')])
  })

  it('sends the answers once and stores them', async () => {
    const { store, user } = await renderStep('MARITAL_DETAILS', marital)
    await user.click(screen.getByRole('radio', { name: 'Married' }))
    await retype(user, getField('Your spouse’s monthly net income'), '3 200')
    await pressTwice(screen.getByRole('button', { name: 'Send these answers' }))
    await server.waitForIdle()
    expect(server.requests).toEqual([
      {
        method: 'POST',
        path: '/lead/marital-details',
        body: { id: leadId, otherDetails: { maritalStatus: 'married' }, incomeDetails: { spouseMonthlyIncome: 3200 } },
      },
    ])
    expect(store.getState().leadApplication.applicationData).toMatchObject({
      otherDetails: { maritalStatus: 'married', idCardNumber: 'ABA300000' },
      incomeDetails: { spouseMonthlyIncome: 3200, monthlyIncome: 5000 },
    })
  })

  it('shows an error of the server beside its field, and keeps the typed text', async () => {
    const { user } = await renderStep('ADDITIONAL_EMPLOYMENT_DETAILS', buildQuestions(['jobTitle']))
    server.respond(endpoint, () =>
      buildValidationProblem({
        fieldName: 'incomeDetails.jobTitle',
        code: 'too-long',
        params: { max: 9 },
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Send these answers' }))
    expect(await findErrorSummary()).toHaveFocus()
    await waitFor(() => expect(getField('Job title')).toHaveAccessibleDescription(/9/u))
    expect(getField('Job title')).toHaveValue('Accountant')
    await retype(user, getField('Job title'), 'Clerk')
    expect(listSummaryErrors()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Send these answers' }))
    await waitFor(() => expect(listSummaryErrors()).toHaveLength(1))
  })

  it.each([
    ['a server error', () => buildProblem('internal-error'), 'Try again in a moment'],
    ['too many tries', () => buildProblem('too-many-requests', {}, { 'retry-after': '7' }), '7'],
  ])('shows %s and keeps the typed text', async (_what, respond, text) => {
    const { user } = await renderStep('ADDITIONAL_EMPLOYMENT_DETAILS', buildQuestions(['jobTitle']))
    await retype(user, getField('Job title'), 'Clerk')
    server.respond(endpoint, respond)
    await user.click(screen.getByRole('button', { name: 'Send these answers' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    await waitFor(() => expect(getField('Job title')).toHaveValue('Clerk'))
    server.reply(endpoint, receipt)
    await user.click(screen.getByRole('button', { name: 'Send these answers' }))
    await server.waitForIdle()
    expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(2)
  })

  it('preselects the sex from the personal code', async () => {
    await renderStep('ADDITIONAL_PERSONAL_DETAILS', buildQuestions(['gender']))
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked())
  })

  it('shows the birth date from a personal code', async () => {
    const { user } = await renderStep('CNP', buildQuestions(['personalCode']))
    await waitFor(() => expect(document.body).toHaveTextContent('14/07/1985'))
    await retype(user, getField('PESEL number'), '85071')
    expect(document.body).not.toHaveTextContent('14/07/1985')
  })

  it('suggests vehicle makes, and the models of the typed make', async () => {
    const makes = [
      { name: 'Fiat', models: ['500', 'Panda'] },
      { name: 'Opel', models: ['Corsa'] },
    ]
    server.reply(vehicleModels, { makes })
    const { user } = await renderStep('VEHICLE', buildQuestions(['vehicleOwnership', 'vehicleBrand', 'vehicleModel']))
    await user.click(screen.getByRole('radio', { name: 'Yes' }))
    const buildList = (label: string) => listSuggestions(getField(label)).length
    await waitFor(() => expect(buildList('Make of car')).toBe(2))
    expect(buildList('Model of car')).toBe(0)
    await retype(user, getField('Make of car'), 'fiat')
    expect(buildList('Model of car')).toBe(2)
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
    server.reply(professionMapping, { sectors })
    const { user } = await renderStep('YOUNITED_PROFESSIONAL_DETAILS', buildQuestions(['jobArea', 'jobTitle']))
    const offered = () => listSuggestions(getField('Job title'))
    await waitFor(() => expect(getField('Job title')).toHaveAttribute('list', 'names-jobTitle'))
    expect(offered()).toEqual([])
    const select = (sector: string) => user.selectOptions(getField('Field of work'), sector)
    await select('health')
    expect(offered()).toEqual(['Nurse', 'Doctor'])
    await select('it')
    expect(offered()).toEqual(['Tester'])
  })

  it.each([
    ['MARITAL_DETAILS', ['spouseMonthlyIncome'], 'What does your spouse earn?'],
    ['MARITAL_DETAILS', ['maritalStatus', 'spouseMonthlyIncome'], 'What is your marital status?'],
    ['MARITAL_DETAILS', ['maritalStatus', 'numberOfDependants'], 'What is your family situation?'],
    ['AIDE', ['hasProofOfIncome'], 'Can you prove your income?'],
    ['AIDE', ['householdIncome', 'hasProofOfIncome'], 'What money comes into your household?'],
    ['EMPLOYMENT_DETAILS', ['employerPostalCode', 'employerCity'], 'What is your employer’s address?'],
    ['EMPLOYMENT_DETAILS', ['employerName', 'employerCity'], 'Who do you work for?'],
  ] as const)('%s has a matching heading when it requires %s', async (state, asked, title) => {
    await renderStep(state, buildQuestions(asked), { answers: {} })
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title))
  })

  it('names the question in the error summary when the error text is generic', async () => {
    const { user } = await renderStep('AIDE', buildQuestions(['hasProofOfIncome']))
    await user.click(screen.getByRole('button', { name: 'Send these answers' }))
    await waitFor(() =>
      expect(listSummaryErrors()).toEqual(['Can you show a document that proves your income? Choose “Yes” or “No”']),
    )
  })

  it.each([
    ['12x', 'Your spouse’s monthly net income: Enter a whole number, in digits only'],
    ['', 'Enter your spouse’s income. If none, enter 0'],
  ])('names the question once in the error for “%s”', async (typed, text) => {
    const { user } = await renderStep('MARITAL_DETAILS', marital, {
      drafts: { 'otherDetails.maritalStatus': 'married' },
    })
    await retype(user, getField('Your spouse’s monthly net income'), typed)
    await user.click(screen.getByRole('button', { name: 'Send these answers' }))
    await waitFor(() => expect(listSummaryErrors()).toEqual([text]))
  })

  it('removes a stored optional number', async () => {
    const answers = { ...storedAnswers, incomeDetails: { ...storedAnswers.incomeDetails, monthlyExtraIncome: 500 } }
    const { user, store } = await renderStep('AIDE', buildQuestions(['monthlyExtraIncome']), { answers })
    await retype(user, getField('Other monthly income'), '')
    await user.click(screen.getByRole('button', { name: 'Send these answers' }))
    await server.waitForIdle()
    expect(server.requests.map(({ body }) => body)).toEqual([
      { id: leadId, takenBack: ['incomeDetails.monthlyExtraIncome'] },
    ])
    expect(store.getState().leadApplication.applicationData.incomeDetails).not.toHaveProperty('monthlyExtraIncome')
  })
})
