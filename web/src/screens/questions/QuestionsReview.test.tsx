import { questionCallsByState } from '@loan/domain/contract/lenderSteps'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { listSummaryErrors } from '../../testing/errorSummary.ts'
import { buildLeadStatus, leadId } from '../../testing/leadFixtures.ts'
import { buildProblem, buildValidationProblem } from '../../testing/problems.ts'
import { buildQuestions, createStepRenderer, retype, storedAnswers } from './testing/renderQuestions.ts'

const server = createFakeLeadServer()

const getField = (label: string) => screen.getByLabelText(new RegExp(`^${label}`, 'u'))

const renderStep = createStepRenderer(server)

describe('a disputed answer', () => {
  const doubts = buildQuestions(
    ['lastName', 'monthlyIncome'],
    [{ fieldName: 'personalDetails.lastName', code: 'unknown' }],
  )

  it('has an error at its field from the start, and only disputed fields are shown', async () => {
    await renderStep('WNIOSEK_UZUPELNIENIE', doubts)
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /^Polanka Kredyt asks you to check/u })).toBeVisible(),
    )
    expect(getField('Last name')).toHaveAccessibleDescription(/Check it/u)
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(document.querySelectorAll('form input')).toHaveLength(2)
  })

  it('is listed with validation errors in the order of the page', async () => {
    const { user } = await renderStep('WNIOSEK_UZUPELNIENIE', doubts)
    const disputed = 'Last name: Polanka Kredyt could not confirm this answer. Check it and correct it.'
    await waitFor(() => expect(listSummaryErrors()).toEqual([disputed]))
    await retype(user, getField('Monthly net income'), '12x')
    await user.click(screen.getByRole('button', { name: 'Send these answers' }))
    await waitFor(() =>
      expect(listSummaryErrors()).toEqual([disputed, expect.stringContaining('Monthly net income: Enter')]),
    )
  })

  it('is named in the summary when several have the same error', async () => {
    const both = ['personalDetails.lastName', 'incomeDetails.monthlyIncome']
    const errors = both.map((fieldName) => ({ fieldName, code: 'unknown' }))
    await renderStep('WNIOSEK_UZUPELNIENIE', buildQuestions(['lastName', 'monthlyIncome'], errors))
    await server.waitForIdle()
    expect(listSummaryErrors().map((text) => text.split(':')[0])).toEqual([
      expect.stringContaining('name'),
      expect.stringContaining('income'),
    ])
  })

  it('keeps its error when a field helper only rewrites the stored text', async () => {
    const income = 'incomeDetails.monthlyIncome'
    const disputed = buildQuestions(['monthlyIncome'], [{ fieldName: income, code: 'unknown' }])
    const { user } = await renderStep('WNIOSEK_UZUPELNIENIE', disputed, { drafts: { [income]: '5 000 zł' } })
    await waitFor(() => expect(getField('Monthly net income')).toHaveValue('5 000'))
    expect(getField('Monthly net income')).toHaveAccessibleDescription(/Check it/u)
    await retype(user, getField('Monthly net income'), '5100')
    expect(getField('Monthly net income')).not.toHaveAccessibleDescription(/Check it/u)
  })

  it('is sent even when it is unchanged', async () => {
    const { user } = await renderStep('WNIOSEK_UZUPELNIENIE', doubts)
    await retype(user, getField('Last name'), 'Nowak-Lis')
    await user.click(screen.getByRole('button', { name: 'Send these answers' }))
    await server.waitForIdle()
    expect(server.requests.map(({ body }) => body)).toEqual([
      { id: leadId, personalDetails: { lastName: 'Nowak-Lis' }, incomeDetails: { monthlyIncome: 5000 } },
    ])
  })
})

describe('the review of the application', () => {
  const review = {
    ...buildQuestions([]),
    policies: [
      {
        key: 'truth-declaration',
        version: '1',
        title: 'It is true',
        text: 'I <b>say</b> so.',
        required: true,
        kind: 'statement' as const,
      },
    ],
  }
  const getDeclaration = () => screen.getByLabelText('It is true (needed)')

  it('shows every stored answer as text and no field', async () => {
    await renderStep('WNIOSEK', review)
    await waitFor(() => expect(document.querySelectorAll('form input')).toHaveLength(1))
    for (const text of ['Nowak', '14/07/1985', 'Warszawa', 'Accountant']) {
      expect(document.body).toHaveTextContent(text)
    }
    expect(document.body).toHaveTextContent('I <b>say</b> so.')
    expect(getDeclaration()).toBeVisible()
  })

  it('requires the declaration', async () => {
    const { user } = await renderStep('WNIOSEK', review)
    expect(getDeclaration()).not.toBeChecked()
    await user.click(screen.getByRole('button', { name: /^Send the application/u }))
    await server.waitForIdle()
    expect(server.requests).toEqual([])
    expect(listSummaryErrors()).toHaveLength(1)
    await user.click(getDeclaration())
    expect(listSummaryErrors()).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: /^Send the application/u }))
    await server.waitForIdle()
    expect(server.requests.map(({ body }) => body)).toEqual([{ id: leadId, locale: 'en', declaration: true }])
  })

  it('requires the declaration again when its text has a new version', async () => {
    const { user } = await renderStep('WNIOSEK', review)
    await user.click(getDeclaration())
    server.respond(questionCallsByState.WNIOSEK, () => buildProblem('internal-error'))
    const policies = review.policies.map((policy) => ({ ...policy, version: '2', text: 'I say more.' }))
    server.setStatus(buildLeadStatus('WNIOSEK', { ...review, policies }))
    await user.click(screen.getByRole('button', { name: /^Send the application/u }))
    expect(await screen.findByText('I say more.')).toBeInTheDocument()
    expect(getDeclaration()).not.toBeChecked()
    const send = screen.getByRole('button', { name: /^Send the application/u })
    await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'))
    await user.click(send)
    await server.waitForIdle()
    expect(server.requests).toHaveLength(1)
    expect(listSummaryErrors()).toHaveLength(1)
  })

  it('has one button a section, which opens its answers', async () => {
    const { user } = await renderStep('WNIOSEK', review)
    const buttons = await screen.findAllByRole('button', { name: /^Change ?: /u })
    expect(buttons).toHaveLength(screen.getAllByRole('heading', { level: 2 }).length)
    await user.click(screen.getByRole('button', { name: /Change ?: About you/u }))
    expect(getField('First name')).toHaveFocus()
    expect(getField('Last name')).toHaveValue('Nowak')
    expect(screen.queryByRole('button', { name: /Change ?: About you/u })).toBeNull()
  })

  it('opens an answer as a field and sends only that one', async () => {
    const { user } = await renderStep('WNIOSEK', review)
    await user.click(screen.getByRole('button', { name: /Change ?: About you/u }))
    await retype(user, getField('Last name'), 'Lis')
    await user.click(getDeclaration())
    await user.click(screen.getByRole('button', { name: /^Send the application/u }))
    await server.waitForIdle()
    expect(server.requests[0]?.body).toEqual({
      id: leadId,
      locale: 'en',
      declaration: true,
      personalDetails: { lastName: 'Lis' },
    })
  })

  it('stores opened answers as a draft, but not the declaration', async () => {
    const drafts = { 'opened:WNIOSEK': 'personalDetails.lastName', 'personalDetails.lastName': 'L1s' }
    const { store, user } = await renderStep('WNIOSEK', review, { drafts })
    await waitFor(() => expect(getField('Last name')).toHaveValue('L1s'))
    await user.click(getDeclaration())
    await retype(user, getField('Last name'), 'L2s')
    await waitFor(() => {
      expect(store.getState().dynamicPages.drafts).toEqual({ ...drafts, 'personalDetails.lastName': 'L2s' })
    })
  })

  it('shows a missing answer as a field', async () => {
    const { positionType: _position, ...incomeDetails } = storedAnswers.incomeDetails ?? {}
    await renderStep(
      'WNIOSEK',
      { ...review, ...buildQuestions(['positionType']) },
      { answers: { ...storedAnswers, incomeDetails } },
    )
    await waitFor(() => expect(screen.getByRole('group', { name: /^Kind of position/u })).toBeVisible())
  })

  it('opens an answer that the server rejects', async () => {
    const { user } = await renderStep('WNIOSEK', review)
    await user.click(getDeclaration())
    server.respond(questionCallsByState.WNIOSEK, () =>
      buildValidationProblem({ fieldName: 'personalDetails.firstName', code: 'name-characters' }),
    )
    await user.click(screen.getByRole('button', { name: /^Send the application/u }))
    await waitFor(() => expect(getField('First name')).toHaveValue('Anna'))
    await retype(user, getField('First name'), 'Ana')
    expect(getField('First name')).toBeVisible()
  })
})
