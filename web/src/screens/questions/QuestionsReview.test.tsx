import { describe, expect, it, vi } from 'vitest'
import { leadId, rejected } from '../openScreen.tsx'
import { asking, known, setUpQuestions } from './setUpQuestions.ts'

const { server, page, ask, typeInto, valueOf, isThere, names } = setUpQuestions()

describe('a disputed answer', () => {
  const doubts = asking(['lastName', 'monthlyIncome'], [{ fieldName: 'personalDetails.lastName', code: 'unknown' }])

  it('has an error at its field from the start, and only disputed fields are shown', async () => {
    await ask('WNIOSEK_UZUPELNIENIE', doubts)
    expect(page().find('#error-summary h2', HTMLElement).textContent).toContain('Polanka Kredyt asks you to check')
    expect(page().find('#field-personalDetails-lastName-error', HTMLElement).textContent).toContain('Check it')
    expect(document.activeElement?.tagName).toBe('H1')
    expect(page().container.querySelectorAll('form input')).toHaveLength(2)
  })

  it('is listed with validation errors in the order of the page', async () => {
    await ask('WNIOSEK_UZUPELNIENIE', doubts)
    const doubted = 'Last name: Polanka Kredyt could not confirm this answer. Check it and correct it.'
    expect(names('#error-summary a')).toEqual([doubted])
    await typeInto('incomeDetails.monthlyIncome', '12x')
    await page().press('Send these answers')
    expect(names('#error-summary a')).toEqual([doubted, expect.stringContaining('Monthly net income: Enter')])
  })

  it('is named in the summary when several have the same error', async () => {
    const both = ['personalDetails.lastName', 'incomeDetails.monthlyIncome']
    const errors = both.map((fieldName) => ({ fieldName, code: 'unknown' }))
    await ask('WNIOSEK_UZUPELNIENIE', asking(['lastName', 'monthlyIncome'], errors))
    expect(names('#error-summary a').map((text) => text.split(':')[0])).toEqual([
      expect.stringContaining('name'),
      expect.stringContaining('income'),
    ])
  })

  it('is sent even when it is unchanged', async () => {
    await ask('WNIOSEK_UZUPELNIENIE', doubts)
    await typeInto('personalDetails.lastName', 'Nowak-Lis')
    await page().press('Send these answers')
    expect(server.sent.map(({ body }) => body)).toEqual([
      { id: leadId, personalDetails: { lastName: 'Nowak-Lis' }, incomeDetails: { monthlyIncome: 5000 } },
    ])
  })
})

describe('the review of the application', () => {
  const review = {
    ...asking([]),
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
  const box = () => page().find('#declaration-1', HTMLInputElement)

  it('shows every stored answer as text and no field', async () => {
    await ask('WNIOSEK', review)
    expect(page().container.querySelectorAll('form input')).toHaveLength(1)
    for (const text of ['Nowak', '14/07/1985', 'Warszawa', 'Accountant']) {
      expect(page().container.textContent).toContain(text)
    }
    expect(page().container.textContent).toContain('I <b>say</b> so.')
    expect(page().find('label[for=declaration-1]', HTMLElement).textContent).toBe('It is true (needed)')
  })

  it('requires the declaration', async () => {
    await ask('WNIOSEK', review)
    expect(box().checked).toBe(false)
    await page().press('Send the application')
    expect(server.sent).toEqual([])
    expect(names('#error-summary a')).toHaveLength(1)
    await page().click(box())
    expect(names('#error-summary a')).toHaveLength(0)
    await page().press('Send the application')
    expect(server.sent.map(({ body }) => body)).toEqual([{ id: leadId, locale: 'en', declaration: true }])
  })

  it('opens an answer as a field and sends only that one', async () => {
    await ask('WNIOSEK', review)
    const [change] = [...page().container.querySelectorAll('button')].filter(({ textContent }) =>
      textContent.includes('Last name'),
    )
    if (change !== undefined) await page().click(change)
    expect(document.activeElement).toBe(page().find('[name="personalDetails.lastName"]', HTMLInputElement))
    await typeInto('personalDetails.lastName', 'Lis')
    await page().click(box())
    await page().press('Send the application')
    expect(server.sent[0]?.body).toEqual({
      id: leadId,
      locale: 'en',
      declaration: true,
      personalDetails: { lastName: 'Lis' },
    })
  })

  it('stores opened answers as a draft, but not the declaration', async () => {
    const drafts = { 'opened:WNIOSEK': 'personalDetails.lastName', 'personalDetails.lastName': 'L1s' }
    await ask('WNIOSEK', review, { drafts })
    expect(valueOf('personalDetails.lastName')).toBe('L1s')
    await page().click(box())
    await typeInto('personalDetails.lastName', 'L2s')
    await vi.waitFor(() => {
      expect(page().store.getState().dynamicPages.drafts).toEqual({ ...drafts, 'personalDetails.lastName': 'L2s' })
    })
  })

  it('shows a missing answer as a field', async () => {
    const { positionType: _position, ...incomeDetails } = known.incomeDetails ?? {}
    await ask('WNIOSEK', { ...review, ...asking(['positionType']) }, { answers: { ...known, incomeDetails } })
    expect(isThere('incomeDetails.positionType')).toBe(true)
  })

  it('opens an answer that the server rejects', async () => {
    await ask('WNIOSEK', review)
    await page().click(box())
    server.answer = () =>
      rejected({ fieldName: 'personalDetails.firstName', code: 'name-characters', message: 'x', pointer: '/x' })
    await page().press('Send the application')
    expect(valueOf('personalDetails.firstName')).toBe('Anna')
    await typeInto('personalDetails.firstName', 'Ana')
    expect(isThere('personalDetails.firstName')).toBe(true)
  })
})
