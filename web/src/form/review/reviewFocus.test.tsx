// A press that removes its own button does not lose the focus of the keyboard.
import { endOtherDevices, leadDevices } from '@loan/domain/contract/devices'
import { buildChain, reviewPath } from '@loan/domain/pages/chain'
import { act, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import type { SaveOutcome } from '../../app-context/leadSaver.ts'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { createTestApplication, idleSaver } from '../../testing/createTestApplication.ts'
import { englishTexts } from '../../testing/englishTexts.ts'
import { flushPendingWork } from '../../testing/flushPendingWork.ts'
import { expiresAt, leadId } from '../../testing/leadFixtures.ts'
import { renderInApplication } from '../../testing/renderInApplication.tsx'
import { reviewAnswers } from '../../testing/reviewAnswers.ts'
import { getPageResources } from '../page/pageResources.ts'
import { ReviewPage } from './ReviewPage.tsx'

// Loaded with this module, so that no test waits for it.
await import('./OtherDevices.tsx')

const server = createFakeLeadServer()

const renderReview = async (submit: typeof idleSaver.submit = idleSaver.submit) => {
  server.reply(leadDevices, { others: 1 })
  server.reply(endOtherDevices, { ended: 1 })
  const app = { ...createTestApplication({ locale: 'en', texts: englishTexts }), saver: { ...idleSaver, submit } }
  const { store, product } = app
  const lead = { id: leadId, token: 'secret', revision: 2, leadStatus: 'draft', expiresAt }
  store.updateLeadApplication({ applicationData: reviewAnswers, lead })
  const pages = buildChain(product)
  store.updatePages({ completed: pages.map(({ key }) => key) })
  store.setState({ linkedLoan: { amount: 1000, period: 61 } })
  await Promise.all(pages.map(getPageResources(app).load))
  const rendered = renderInApplication(
    <main id="main" tabIndex={-1}>
      <Suspense fallback="Loading">
        <ReviewPage />
      </Suspense>
    </main>,
    { app, path: reviewPath },
  )
  await flushPendingWork()
  return rendered
}

it('focuses the confirmation that other devices have no access', async () => {
  const { user } = await renderReview()
  await user.click(await screen.findByRole('button', { name: 'End their access' }))
  const confirmation = await screen.findByText(/^Other devices can no longer open/u)
  expect(confirmation.closest('[tabindex]')).toHaveFocus()
})

it('focuses the page after the loan of a link was answered', async () => {
  const { user } = await renderReview()
  await user.click(await screen.findByRole('button', { name: /^Keep/u }))
  expect(screen.getByRole('main')).toHaveFocus()
})

it('focuses the button that shows the sending after a retry', async () => {
  let answer: (outcome: SaveOutcome) => void = () => undefined
  const { user } = await renderReview(() => new Promise((resolve) => (answer = resolve)))
  const send = screen.getByRole('button', { name: 'Send my application' })
  await user.click(send)
  await act(async () => answer({ outcome: 'failed', failure: { outcome: 'offline' } }))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  expect(send).toHaveFocus()
})
