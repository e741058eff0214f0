// Tests a lender step when the browser has no answers: the application had ended, or a new session started.
import { leadAnswers, type LeadStatus } from '@loan/domain/contract/lead'
import type { StateName } from '@loan/domain/states'
import { HttpResponse } from 'msw'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import type { StoredState } from '../../testing/renderScreen.tsx'
import { buildQuestions, renderQuestions, storedAnswers } from './testing/renderQuestions.ts'

const server = createFakeLeadServer()

const renderStep = (state: StateName, changes: Partial<LeadStatus>, stored?: StoredState) =>
  renderQuestions(server, state, changes, stored)

const none = { answers: {} }

it('shows every answer of the lead for review', async () => {
  server.setAnswers(storedAnswers)
  await renderStep('WNIOSEK', buildQuestions([]), none)
  await waitFor(() => expect(document.body).toHaveTextContent('Nowak'))
  expect(document.body).toHaveTextContent('Warszawa')
})

it('retries when the request for the answers fails', async () => {
  server.setAnswers(storedAnswers)
  server.respond(leadAnswers, () => HttpResponse.error())
  const { user } = await renderStep('WNIOSEK', buildQuestions([]), none)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.reply(leadAnswers, { application: storedAnswers })
  await user.click(retry)
  await waitFor(() => expect(document.body).toHaveTextContent('Nowak'))
})
