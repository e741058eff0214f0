// Tests a lender step when the browser has no answers: the application had ended, or a new session started.
import { leadAnswers } from '@loan/domain/contract/lead'
import { HttpResponse } from 'msw'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { buildQuestions, createStepRenderer, storedAnswers } from './testing/renderQuestions.ts'

const server = createFakeLeadServer()

const renderStep = createStepRenderer(server)

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
