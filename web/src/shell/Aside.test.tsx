// The card beside the page: loan, stages, time left, what to have at hand.
import { getRoute } from '@loan/domain/states'
import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import aside from '../locales/en/aside.json'
import common from '../locales/en/common.json'
import { getOpenLoanDialogRef } from '../form/loan/loanDialog.ts'
import { getLeadStatusStore } from '../lead-session/leadStatusStore.ts'
import { createTestApplication } from '../testing/createTestApplication.ts'
import { englishTexts } from '../testing/englishTexts.ts'
import { buildLeadStatus } from '../testing/leadFixtures.ts'
import { renderInApplication } from '../testing/renderInApplication.tsx'
import { Aside } from './Aside.tsx'

const renderAside = async (path: string) => {
  const app = createTestApplication({ locale: 'en', texts: englishTexts })
  const rendered = { ...renderInApplication(<Aside />, { app, path }), app }
  await screen.findByText(aside.helpTitle)
  return rendered
}

it('marks the stages that are done and the present one', async () => {
  await renderAside('/address-information')
  const stages = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(stages.map((stage) => stage.textContent)).toEqual([
    `${common.stages.loan}${aside.done}`,
    `${common.stages.you}${aside.done}`,
    `3${common.stages.home}`,
    `4${common.stages.budget}`,
    `5${common.stages.work}`,
    `6${common.stages.check}`,
  ])
  expect(stages[2]).toHaveAttribute('aria-current', 'step')
})

it('shows the time left and what the next pages need', async () => {
  const { store } = await renderAside('/name')
  expect(screen.getByText(/about \d+\smin left/u)).toBeVisible()
  expect(screen.getByText(aside.needed.identity)).toBeVisible()
  act(() => store.updateLeadApplication({ applicationData: { incomeDetails: { incomeSource: 'pension' } } }))
  expect(screen.getByText(aside.needed.identity)).toBeVisible()
})

it('opens the dialog of the page that is shown', async () => {
  const { user, app } = await renderAside('/name')
  const open = vi.fn<() => void>()
  getOpenLoanDialogRef(app).current = open
  await user.click(screen.getByRole('button', { name: common.change }))
  expect(open).toHaveBeenCalledTimes(1)
})

it('shows the stages at the review, and no stages on the screens of the states', async () => {
  const { unmount } = await renderAside('/review')
  expect(screen.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-current', 'step')
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  await renderAside('/checking')
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByText(aside.title)).toBeVisible()
})

it('shows what happens with a sent application on the screens of the states', async () => {
  const { app } = await renderAside('/consents')
  act(() => app.store.updateLeadApplication({ progressState: 20 }))
  expect(screen.getAllByRole('listitem').map((stage) => stage.textContent)).toEqual([
    `${aside.sent.application}${aside.done}`,
    `2${aside.sent.lender}`,
    `3${aside.sent.decision}`,
    `4${aside.sent.contract}`,
  ])
  expect(screen.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step')
  const lender = { key: 'polanka', name: 'Polanka Kredyt', offerAccepted: true }
  const status = { ...buildLeadStatus('CHECKING', { lender }), state: 'CHECKING' } as const
  act(() => getLeadStatusStore(app).setState({ status }))
  expect(screen.getAllByRole('listitem')[3]).toHaveAttribute('aria-current', 'step')
})

it('names the requested loan as such after the application was sent', async () => {
  const { app } = await renderAside('/consents')
  act(() => app.store.updateLeadApplication({ progressState: 20 }))
  expect(screen.getByText(aside.titleSent)).toBeVisible()
  expect(screen.queryByText(aside.title)).toBeNull()
})

const outcomes = (['ACCEPTED', 'THANK_YOU', 'REDIRECTED', 'REJECTED'] as const).map(getRoute)

it.each(['/continue/abc', '/unsubscribe', '/404', ...outcomes])('shows only the contact at %s', async (path) => {
  await renderAside(path)
  expect(screen.queryByText(aside.title)).toBeNull()
})
