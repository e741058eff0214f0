import { describe, expect, it, vi } from 'vitest'
import { leadId, rejected } from '../openScreen.tsx'
import { asking, known, setUpQuestions } from './setUpQuestions.ts'

const { server, page, ask, typeInto, valueOf, isThere, names } = setUpQuestions()

describe('what the lender doubts', () => {
  const doubts = asking(['lastName', 'monthlyIncome'], [{ fieldName: 'personalDetails.lastName', code: 'unknown' }])

  it('is said at the start, at its field, and nothing else is asked', async () => {
    await ask('WNIOSEK_UZUPELNIENIE', doubts)
    expect(page().find('#error-summary h2', HTMLElement).textContent).toContain('Polanka Kredyt asks you to check')
    expect(page().find('#field-personalDetails-lastName-error', HTMLElement).textContent).toContain('Check it')
    expect(document.activeElement?.tagName).toBe('H1')
    expect(page().container.querySelectorAll('form input')).toHaveLength(2)
  })

  it('names its field at the start, and what is refused besides in the order of the page', async () => {
    await ask('WNIOSEK_UZUPELNIENIE', doubts)
    const doubted = 'Last name: Polanka Kredyt could not confirm this answer. Check it and correct it.'
    expect(names('#error-summary a')).toEqual([doubted])
    await typeInto('incomeDetails.monthlyIncome', '12x')
    await page().press('Send these answers')
    expect(names('#error-summary a')).toEqual([doubted, expect.stringContaining('Monthly net income: Enter')])
  })

  it('names the field where several are told the same', async () => {
    const both = ['personalDetails.lastName', 'incomeDetails.monthlyIncome']
    const errors = both.map((fieldName) => ({ fieldName, code: 'unknown' }))
    await ask('WNIOSEK_UZUPELNIENIE', asking(['lastName', 'monthlyIncome'], errors))
    expect(names('#error-summary a').map((text) => text.split(':')[0])).toEqual([
      expect.stringContaining('name'),
      expect.stringContaining('income'),
    ])
  })

  it('is sent also where it stands as it was', async () => {
    await ask('WNIOSEK_UZUPELNIENIE', doubts)
    await typeInto('personalDetails.lastName', 'Nowak-Lis')
    await page().press('Send these answers')
    expect(server.sent.map(({ body }) => body)).toEqual([
      { id: leadId, personalDetails: { lastName: 'Nowak-Lis' }, incomeDetails: { monthlyIncome: 5000 } },
    ])
  })
})

describe('the whole application', () => {
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

  it('shows every known answer in words and no field', async () => {
    await ask('WNIOSEK', review)
    expect(page().container.querySelectorAll('form input')).toHaveLength(1)
    for (const text of ['Nowak', '14/07/1985', 'Warszawa', 'Accountant']) {
      expect(page().container.textContent).toContain(text)
    }
    expect(page().container.textContent).toContain('I <b>say</b> so.')
    expect(page().find('label[for=declaration-1]', HTMLElement).textContent).toBe('It is true (needed)')
  })

  it('wants the declaration ticked by the applicant', async () => {
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

  it('changes an answer in its place and sends that one', async () => {
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

  it('keeps an opened answer open over a reload, and never the tick', async () => {
    const drafts = { 'opened:WNIOSEK': 'personalDetails.lastName', 'personalDetails.lastName': 'L1s' }
    await ask('WNIOSEK', review, { drafts })
    expect(valueOf('personalDetails.lastName')).toBe('L1s')
    await page().click(box())
    await typeInto('personalDetails.lastName', 'L2s')
    await vi.waitFor(() => {
      expect(page().store.getState().dynamicPages.drafts).toEqual({ ...drafts, 'personalDetails.lastName': 'L2s' })
    })
  })

  it('asks what is missing as a field, and what a change makes to be asked', async () => {
    const { positionType: _position, ...incomeDetails } = known.incomeDetails ?? {}
    await ask('WNIOSEK', { ...review, ...asking(['positionType']) }, { answers: { ...known, incomeDetails } })
    expect(isThere('incomeDetails.positionType')).toBe(true)
  })

  it('opens the answer that the server refused', async () => {
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
