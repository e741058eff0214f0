import { product as vireoVn } from '@loan/domain/products/vireo-vn'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AppContext } from '../../app-context/AppContext.tsx'
import texts from '../../locales/en/loan-example.json'
import common from '../../locales/en/common.json'
import vietnameseCommon from '../../locales/vn/common.json'
import vietnameseTexts from '../../locales/vn/loan-example.json'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { createTestApplication } from '../../testing/createTestApplication.ts'
import { flushPendingWork } from '../../testing/flushPendingWork.ts'
import { renderInApplication } from '../../testing/renderInApplication.tsx'
import { StartNotes } from '../loan/LoanExample.tsx'
import { LoanFigures } from './LoanFigures.tsx'

const { calls } = createFakeLeadServer()

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const createApp = (product?: typeof vireoVn): AppContext =>
  createTestApplication({ locale: 'en', texts: { common, 'loan-example': texts }, ...(product && { product }) })

const renderExample = async (app: AppContext, amount: string, period: string) => {
  const example = (
    <main>
      <input name="amount" aria-label="amount" defaultValue={amount} />
      <input name="period" aria-label="period" defaultValue={period} />
      <LoanFigures />
      <StartNotes />
    </main>
  )
  // The notes suspend, and React continues only at the end of an awaited `act`.
  await act(async () => void renderInApplication(example, { app }))
  await screen.findByText(/^Representative example/u)
}

const normaliseSpaces = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00A0', ' ')
const readFigures = (): Record<string, string> =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, normaliseSpaces(term.nextElementSibling?.textContent)]),
  )
const readExample = (): string => screen.getByText(/^Representative example/u).textContent

it('shows instalment, cost and annual rate from the cheapest to the most expensive lender, with two decimals', async () => {
  await renderExample(createApp(), '5000', '73')
  // Polanka Kredyt takes a fee of 5 %, Jarzębina Finanse of 6 % (loanExample.test.ts).
  expect(readFigures()).toEqual({
    '2 payments of about': '2,672.57 – 2,698.02 zł',
    'Cost of the loan': '345.14 – 396.04 zł',
    APR: '55.98% – 66.19%',
  })
  expect(screen.getByText(texts.note)).toBeVisible()
})

it('follows the amount', async () => {
  await renderExample(createApp(), '5000', '73')
  fireEvent.input(screen.getByRole('textbox', { name: 'amount' }), { target: { value: '10 000' } })
  // Only lenders with a fee of 5 % lend so much: 10 500 in two payments.
  expect(readFigures()).toMatchObject({
    '2 payments of about': '5,345.13 zł',
    'Cost of the loan': '690.26 zł',
    APR: '55.98%',
  })
})

it('states the representative example with every figure that the law requires', async () => {
  await renderExample(createApp(), '5000', '73')
  const figures = [
    '20/11/2026',
    '55.98%',
    '5,000.00 zł',
    '73 days',
    '2,672.57 zł',
    '12.00%',
    '250.00 zł',
    '345.14 zł',
    '5,345.14 zł',
  ]
  for (const figure of figures) expect(normaliseSpaces(readExample())).toContain(figure)
})

it('shows whole units in a currency without cents', async () => {
  await renderExample(createApp(vireoVn), '5000000', '120')
  expect(readExample()).not.toMatch(/\d[.,]\d\d ?₫/u)
})

it('names what the pages need', async () => {
  await renderExample(createApp(), '5000', '73')
  expect(document.body).toHaveTextContent(
    'Have at hand: ID document, PESEL number, your employer’s tax number, the figures of your income and spending.',
  )
})

it('names the identity card once where it has the national number', async () => {
  const vietnamese = { common: vietnameseCommon, 'loan-example': vietnameseTexts }
  const app = createTestApplication({ product: vireoVn, texts: vietnamese })
  const notes = (
    <main>
      <StartNotes />
    </main>
  )
  await act(async () => void renderInApplication(notes, { app }))
  expect(await screen.findByText(/^Hãy chuẩn bị/u)).toHaveTextContent(
    'Hãy chuẩn bị: thẻ căn cước, số tài khoản, số điện thoại của một người đồng ý nghe máy, thu nhập và chi tiêu mỗi tháng.',
  )
})

it('says that the lenders pay for the service', async () => {
  await renderExample(createApp(), '5000', '73')
  expect(screen.getByText(texts.paid)).toBeVisible()
})

it('loads the logos when the lenders come into view, and shows initials before and for a lender without one', async () => {
  let comeIntoView: (entries: readonly { readonly isIntersecting: boolean }[]) => void = () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
      constructor(onChange: typeof comeIntoView) {
        comeIntoView = onChange
      }
    },
  )
  await renderExample(createApp(), '5000', '73')
  const lenders = screen.getByRole('list', { name: texts.lenders })
  expect(lenders).toHaveTextContent('PKPolanka Kredyt')
  await flushPendingWork()
  expect(calls).toEqual([])
  act(() => comeIntoView([{ isIntersecting: true }]))
  await waitFor(() => expect(lenders.querySelector('img')).toHaveAttribute('src', '/api/partner/logos/polanka.svg'))
  expect(lenders).not.toHaveTextContent('PK')
  expect(lenders).toHaveTextContent('JFJarzębina Finanse')
})

it('names the lenders, and how many others there are', async () => {
  await renderExample(createApp(), '5000', '73')
  const lenders = screen.getByRole('list', { name: texts.lenders })
  expect(lenders).toHaveTextContent('Polanka Kredyt')
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  expect(screen.getByText('and 5 others')).toBeVisible()
})
