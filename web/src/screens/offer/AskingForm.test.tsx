import { beforeAll, describe, expect, it } from 'vitest'
import { loadFormErrors } from '../../form/laterErrors.ts'
import { leadId, rejected, statusIn } from '../openScreen.tsx'
import { setUpScreens } from '../setUpScreens.ts'
import { buildOffer, plain } from './offerFixture.ts'

const { server, page, visit } = setUpScreens()

const getText = (selector: string) => plain(page().find(selector, HTMLElement).textContent)
const box = (name: string) => page().find(`[name="${name}"]`, HTMLInputElement)

describe('an offer with questions', () => {
  // Load the module before the tests, so that no test waits for it.
  beforeAll(() => loadFormErrors())

  const open = async () => {
    server.status = statusIn('COFIDIS_OFFER', {
      offers: [buildOffer('one')],
      questions: { dataPoints: ['cofidisProfession', 'monthlyPaymentDay'], errors: [] },
    })
    await visit('/cofidis-offer', 38)
  }

  it('sends the answers with the acceptance and stores them', async () => {
    await open()
    await page().press('Accept the offer')
    expect(server.sent).toEqual([])
    expect(page().find('#error-summary', HTMLElement).querySelectorAll('a')).toHaveLength(2)
    await page().click(page().find('[value=employee]', HTMLInputElement))
    page().type('[name=monthlyPaymentDay]', '5')
    await page().press('Accept the offer')
    expect(server.sent).toEqual([
      {
        method: 'POST',
        path: `/lead/continue/${leadId}`,
        body: {
          choice: 'accept',
          offerId: 'one',
          monthlyPaymentDay: 5,
          incomeDetails: { cofidisProfession: 'employee' },
        },
      },
    ])
    expect(page().store.getState().leadApplication.applicationData).toMatchObject({ monthlyPaymentDay: 5 })
  })

  it('shows an error of the server beside its field', async () => {
    await open()
    await page().click(page().find('[value=employee]', HTMLInputElement))
    page().type('[name=monthlyPaymentDay]', '5')
    server.answer = () =>
      rejected({
        fieldName: 'monthlyPaymentDay',
        code: 'above-maximum',
        message: 'Too late',
        pointer: '/monthlyPaymentDay',
        params: { min: 1, max: 3 },
      })
    await page().press('Accept the offer')
    expect(getText('#field-monthlyPaymentDay-error')).toContain('3')
    expect(box('monthlyPaymentDay').value).toBe('5')
  })

  it('can be declined without an answer', async () => {
    await open()
    await page().press('Decline and ask')
    expect(server.sent).toEqual([
      { method: 'POST', path: `/lead/continue/${leadId}`, body: { choice: 'decline', offerId: 'one' } },
    ])
  })
})
