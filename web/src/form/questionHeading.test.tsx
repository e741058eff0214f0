// The heading, the names of the controls and the errors of pages with one question and with several.
import { buildChain } from '@loan/domain/pages/chain'
import { product } from '@loan/domain/products/tukan-pl'
import { screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApplication } from '../testing/createTestApplication.ts'
import { englishTexts } from '../testing/englishTexts.ts'
import { findErrorSummary } from '../testing/errorSummary.ts'
import { flushPendingWork } from '../testing/flushPendingWork.ts'
import { renderInApplication } from '../testing/renderInApplication.tsx'
import { FormPage } from './page/FormPage.tsx'
import { getPageResources } from './page/pageResources.ts'

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))))
afterEach(() => vi.unstubAllGlobals())

const renderPage = async (key: string) => {
  const page = buildChain(product).find((candidate) => candidate.key === key)
  if (page === undefined) throw new Error(`The chain has no page ${key}`)
  const app = createTestApplication({ locale: 'en', texts: englishTexts })
  await getPageResources(app).load(page)
  const rendered = renderInApplication(
    <Suspense>
      <FormPage page={page} />
    </Suspense>,
    { app, path: page.path },
  )
  await flushPendingWork()
  return { ...rendered, submit: () => rendered.user.click(screen.getByRole('button', { name: 'Continue' })) }
}

const heading = () => screen.getByRole('heading', { level: 1 })

describe('a page with one question', () => {
  it('has its heading as the legend of its tiles', async () => {
    await renderPage('loan-purpose')
    const group = screen.getByRole('group', { name: 'What is the loan for?' })
    expect(group).toContainElement(heading())
    expect(group).toHaveAccessibleDescription(/^Choose the closest answer/u)
    expect(within(group).getAllByRole('radio').length).toBeGreaterThan(7)
    expect(screen.queryByText('Purpose of the loan')).toBeNull()
  })

  it('has its heading as the label of its text box, with help, hint and optional mark', async () => {
    await renderPage('tax-identification-number')
    const box = screen.getByRole('textbox', { name: 'What is your NIP (tax number)? (optional)' })
    expect(box).toHaveAccessibleDescription(/^If you have a tax number of your own, enter it\..* 10.digits$/u)
    expect(heading()).toHaveTextContent('What is your NIP (tax number)? (optional)')
    expect(screen.queryByText('NIP (tax number)')).toBeNull()
  })

  it('has its heading as the legend of a date, with its example', async () => {
    await renderPage('date-of-birth')
    const group = screen.getByRole('group', { name: 'When were you born?' })
    expect(group).toHaveAccessibleDescription(/For example: .*\d/u)
  })

  it('keeps its control and names the one that follows up on its answer', async () => {
    const { user } = await renderPage('number-of-dependants')
    const more = screen.getByRole('radio', { name: /^5.people or more$/u })
    await user.click(more)
    expect(await screen.findByRole('textbox', { name: 'Exact number of people who depend on you' })).toBeVisible()
    expect(more).toBeInTheDocument()
    expect(more).toBeChecked()
    expect(screen.getByRole('group', { name: 'How many people depend on your income?' })).toContainElement(heading())
  })

  it('is summed up as a question to answer, with a link to its first option', async () => {
    const { submit } = await renderPage('loan-purpose')
    await submit()
    const summary = await findErrorSummary()
    expect(within(summary).getByRole('heading')).toHaveTextContent('Answer 1 question to continue')
    expect(within(summary).getByRole('link', { name: 'Choose what the loan is for' })).toHaveAttribute(
      'href',
      `#${screen.getAllByRole('radio')[0]?.id}`,
    )
    expect(screen.getByRole('group', { name: 'What is the loan for?' })).toHaveAccessibleDescription(
      /Choose what the loan is for$/u,
    )
  })
})

describe('a page with several questions', () => {
  it('has a separate heading and names each control by its label', async () => {
    await renderPage('name')
    expect(heading()).toHaveTextContent(/^What is your name\?$/u)
    expect(screen.getByRole('textbox', { name: 'First name' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Last name' })).toBeVisible()
  })

  it.each([
    ['', '', 'Answer 2 questions to continue'],
    ['?', '?', 'Correct 2 answers to continue'],
    ['?', '', 'Answer 1 question and correct 1 answer to continue'],
  ])('sums up the names "%s" and "%s" as "%s"', async (first, last, title) => {
    const { user, submit } = await renderPage('name')
    if (first !== '') await user.type(screen.getByRole('textbox', { name: 'First name' }), first)
    if (last !== '') await user.type(screen.getByRole('textbox', { name: 'Last name' }), last)
    await submit()
    expect(within(await findErrorSummary()).getByRole('heading')).toHaveTextContent(title)
  })
})

describe('a page with a sensitive answer', () => {
  it('says between the field and the button what the answer is used for', async () => {
    await renderPage('personal-code')
    const text = screen.getByText('We use these details only for your application, never for advertising.')
    const button = screen.getByRole('button', { name: 'Continue' })
    const box = screen.getByRole('textbox')
    expect(box.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(text.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('is the only one that says so', async () => {
    await renderPage('name')
    expect(screen.queryByText(/never for advertising/u)).toBeNull()
  })
})
