import { leadDevices } from '@loan/domain/contract/devices'
import { screen, waitFor, within } from '@testing-library/react'
import { buildChain, reviewPath } from '@loan/domain/pages/chain'
import { Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { createTestApplication, idleSaver } from '../../testing/createTestApplication.ts'
import { englishTexts } from '../../testing/englishTexts.ts'
import { flushPendingWork } from '../../testing/flushPendingWork.ts'
import { renderInApplication } from '../../testing/renderInApplication.tsx'
import { reviewAnswers } from '../../testing/reviewAnswers.ts'
import { getPageResources } from '../page/pageResources.ts'
import { ReviewPage } from './ReviewPage.tsx'

const server = createFakeLeadServer()

type ReviewOptions = {
  /** Path of an answer that the server rejected. */
  readonly rejected?: string
  readonly submit?: typeof idleSaver.submit
}

const renderReview = async ({ rejected, submit = idleSaver.submit }: ReviewOptions = {}) => {
  server.reply(leadDevices, { others: 0 })
  const app = {
    ...createTestApplication({ locale: 'en', texts: englishTexts }),
    saver: { ...idleSaver, submit },
  }
  const { store, product } = app
  store.updateLeadApplication({ applicationData: reviewAnswers })
  const pages = buildChain(product)
  store.updatePages({ completed: pages.map(({ key }) => key) })
  const resources = getPageResources(app)
  await Promise.all(pages.map(resources.load))
  if (rejected !== undefined) store.setPageErrors([{ fieldName: rejected, code: 'invalid', message: '' }], null)
  const show = () =>
    renderInApplication(
      <Suspense fallback="Loading">
        <ReviewPage />
      </Suspense>,
      { app, path: reviewPath },
    )
  const rendered = show()
  await flushPendingWork()
  return { ...rendered, show }
}

/** The section of the review with this heading. */
const getSection = (name: string): HTMLElement => {
  const section = screen.getByRole('heading', { level: 2, name }).closest('details')
  if (section === null) throw new Error(`No section ${name}`)
  return section
}

const listOpen = () =>
  [...document.querySelectorAll('details[open] > summary h2')].map(({ textContent }) => textContent)

describe('the review', () => {
  it('renders five sections and the submit button first, and the rest after the paint', async () => {
    const { unmount, show } = await renderReview()
    unmount()
    show()
    const countSections = () => document.querySelectorAll('section > details').length
    expect(countSections()).toBe(5)
    expect(document.querySelectorAll('form[data-page="review"] [type="submit"]')).toHaveLength(1)
    await flushPendingWork()
    expect(countSections()).toBeGreaterThan(5)
    expect(screen.getByRole('button', { name: 'Send my application' })).toBeVisible()
  })

  it('folds each section to its main answers, and opens all on a press', async () => {
    const { user } = await renderReview()
    expect(listOpen()).toEqual([])
    expect(getSection('About you').querySelector('summary')).toHaveTextContent(/Anna Żółć-Kowalska ·/u)
    await user.click(screen.getByRole('button', { name: 'Show all answers' }))
    expect(listOpen()).toHaveLength(document.querySelectorAll('section > details').length)
    await user.click(screen.getByRole('button', { name: 'Hide the answers' }))
    expect(listOpen()).toEqual([])
  })

  it('leaves out blank answers and puts the consents of a page in one row', async () => {
    await renderReview()
    const text = document.querySelector('form')?.textContent
    expect(text).not.toContain('Flat number')
    expect(text).toContain('Yes: Terms, Offers by post')
    expect(text).toContain('No: Offers by e-mail, Offers by phone call, Offers by text message')
  })

  it('opens the section of a rejected answer', async () => {
    await renderReview({ rejected: 'employer.taxRegistryCode' })
    expect(listOpen()).toEqual(['Work'])
    expect(getSection('Work')).toHaveTextContent('Please correct an answer here')
  })

  it('opens the section of the followed change link on return, and focuses the link', async () => {
    const { user, show, unmount, history } = await renderReview()
    await user.click(within(getSection('Education')).getByText('Education', { selector: 'h2' }))
    await user.click(within(getSection('Education')).getByRole('link'))
    expect(history.at(-1)).toBe('/education?from=review')
    unmount()
    show()
    await waitFor(() => expect(listOpen()).toEqual(['Education']))
    expect(within(getSection('Education')).getByRole('link')).toHaveFocus()
  })

  it('opens the section of a corrected answer on return, and focuses its link', async () => {
    const { store, user, show, unmount } = await renderReview({ rejected: 'employer.taxRegistryCode' })
    await user.click(within(getSection('Work')).getByRole('link', { name: /tax number/u }))
    unmount()
    store.setPageErrors([], null)
    show()
    await waitFor(() => expect(listOpen()).toEqual(['Work']))
    expect(within(getSection('Work')).getByRole('link', { name: /tax number/u })).toHaveFocus()
  })

  it('returns to the answer that the server rejected, after its page opened', async () => {
    const { store, user, show, unmount, history } = await renderReview({
      submit: async () => ({
        outcome: 'invalid',
        errors: [{ fieldName: 'contactDetails.phoneNumber', code: 'invalid', message: '' }],
      }),
    })
    await user.click(screen.getByRole('button', { name: 'Send my application' }))
    await waitFor(() => expect(history.at(-1)).toBe('/?from=review'))
    unmount()
    store.setPageErrors([], null)
    show()
    await waitFor(() => expect(listOpen()).toEqual(['Contact']))
    expect(within(getSection('Contact')).getByRole('link')).toHaveFocus()
  })

  it('shows the contact answers in a separate section', async () => {
    await renderReview()
    expect(getSection('Your loan').querySelector('summary')).toHaveTextContent(
      /5,000 zł · 73 days · Everyday expenses and bills/u,
    )
    expect(getSection('Contact').querySelector('summary')).toHaveTextContent(
      'anna.kowalska@example.com · +48 512 345 678',
    )
    const loan = within(getSection('Your loan'))
    expect(loan.getByRole('link', { name: 'Change: Your loan' })).toBeInTheDocument()
    expect(loan.getByRole('link', { name: 'Change: Purpose of the loan' })).toBeInTheDocument()
    expect(within(getSection('Contact')).getByRole('link', { name: 'Change: Contact' })).toBeInTheDocument()
  })

  it('folds the notices that may be closed, and shows the required ones', async () => {
    await renderReview()
    const folded = screen.getByText('Your data').closest('details')
    expect(folded).not.toHaveAttribute('open')
    expect(screen.getByText(/^Agreeing to offers is your choice/u).closest('details')).toBeNull()
  })

  it('keeps a phone number on one line', async () => {
    await renderReview()
    expect(getSection('Contact').querySelector('summary')?.textContent).toContain('+48\u00a0512\u00a0345\u00a0678')
  })

  it('shows an address as one line, and how many answers it leaves out', async () => {
    await renderReview()
    expect(getSection('Address').querySelector('summary')).toHaveTextContent(/Reymonta 12a, 30-059 Kraków/u)
    expect(getSection('About you').querySelector('summary')).toHaveTextContent(/ · and \d+ more$/u)
    expect(getSection('Work').querySelector('summary')).not.toHaveTextContent(/0 more/u)
  })

  it('has a colon after a label, but not after a question', async () => {
    await renderReview()
    const lines = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent)
    expect(lines.filter((line) => line.includes('?:'))).toEqual([])
    expect(lines.join('\n')).toContain('Number of people in your home:\u00a03')
  })

  it('shows the amounts first in the summary of a section', async () => {
    await renderReview()
    const amounts = getSection('Expenses and debts').querySelectorAll('summary b')
    expect([...amounts].map(({ textContent }) => textContent)).toEqual(['2,400\u00a0zł', '0\u00a0zł', '4,100\u00a0zł'])
    expect(getSection('Expenses and debts').querySelector('summary')).toHaveTextContent(
      /^Expenses and debtsMonthly expenses: 2,400 zł · Monthly loan/u,
    )
  })

  it('shows answers and not their number in the summary of each section', async () => {
    await renderReview()
    const summaries = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent)
    expect(summaries).toContain('Marital statusMarried')
    expect(summaries.filter((text) => /^\D*\d answers?$/u.test(text))).toEqual([])
  })

  it('labels the answers of a folded section that are not clear alone', async () => {
    await renderReview()
    expect(getSection('Income').querySelector('summary')).toHaveTextContent(/^IncomeMonthly net income: 6,200 zł · /u)
    expect(getSection('Citizenship and family').querySelector('summary')).toHaveTextContent(
      'Citizenship: Poland · Country of birth: Poland',
    )
  })
})

it('leaves a click on Back with a modifier key to the browser, which opens another tab', async () => {
  const { user, history } = await renderReview()
  const back = screen.getByRole('link', { name: 'Back' })
  await user.keyboard('{Control>}')
  await user.click(back)
  await user.keyboard('{/Control}')
  expect(history.at(-1)).toBe(reviewPath)
  await user.click(back)
  expect(history.at(-1)).not.toBe(reviewPath)
  expect(back.getAttribute('href')).toContain(history.at(-1))
})
