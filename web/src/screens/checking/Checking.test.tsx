import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { buildLeadStatus } from '../../testing/leadFixtures.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'

const server = createFakeLeadServer()

const asked = [
  { kind: 'received', at: '2026-11-20T17:14:00.000Z' },
  { kind: 'asking', lender: 'Jarzębina Finanse', at: '2026-11-20T17:14:01.000Z' },
  { kind: 'declined', lender: 'Jarzębina Finanse', at: '2026-11-20T17:14:20.000Z' },
  { kind: 'asking', lender: 'Polanka Kredyt', at: '2026-11-20T17:14:21.000Z' },
] as const

const readLines = () =>
  within(screen.getByRole('log'))
    .getAllByRole('listitem')
    .map((line) => line.querySelector('span + span')?.textContent)

describe('the checking screen', () => {
  it('shows one line for each lender: its answer, or that it is asked now', async () => {
    server.setStatus(buildLeadStatus('CHECKING', { steps: [...asked] }))
    await renderScreen('/checking', { state: 'CHECKING' })
    expect(readLines()).toEqual([
      'We have received your application18:14',
      'Jarzębina Finanse made no offer',
      'Asking Polanka Kredyt',
    ])
    expect(screen.getByText(/^If Polanka Kredyt makes no offer/u)).toBeVisible()
  })

  it('says that the lender has the answer that the applicant gave', async () => {
    const question = { ...asked[3], kind: 'needs-answer', at: '2026-11-20T17:15:00.000Z' } as const
    server.setStatus(buildLeadStatus('CHECKING', { steps: [...asked, question] }))
    await renderScreen('/checking', { state: 'CHECKING' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Polanka Kredyt is checking your answer')
    expect(readLines().at(-1)).toBe('Polanka Kredyt has your answer')
    expect(screen.queryByText(/has a question for you/u)).toBeNull()
  })

  it('promises no next lender when none is asked', async () => {
    server.setStatus(
      buildLeadStatus('CHECKING', {
        steps: [...asked, { ...asked[3], kind: 'agreed', at: '2026-11-20T17:15:00.000Z' }],
      }),
    )
    await renderScreen('/checking', { state: 'CHECKING' })
    expect(readLines().at(-1)).toBe('Polanka Kredyt said yes')
    expect(screen.queryByText(/makes no offer/u)).toBeNull()
  })
})
