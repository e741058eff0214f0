import { beforeEach, describe, expect, it } from 'vitest'
import { leadId, statusIn } from '../openScreen.tsx'
import { setUpScreens } from '../setUpScreens.ts'

const { server, page, visit } = setUpScreens()

describe('consents', () => {
  beforeEach(() => {
    server.status = statusIn('POLICY_CONSENTS', {
      policies: [
        { key: 'terms', version: '2', title: 'Terms', text: 'One.\n\nTwo.', required: true },
        { key: 'offers', version: '1', title: 'Offers', text: 'Three.', required: false },
      ],
    })
  })

  it('starts with nothing ticked and asks for the needed ones', async () => {
    await visit('/consents', 20)
    expect(page().container.querySelectorAll('input:checked')).toHaveLength(0)
    await page().press('Confirm my choice')
    expect(server.sent).toEqual([])
    expect(page().find('#policy-terms-error', HTMLElement).textContent).toContain('Terms')
  })

  it('sends what was ticked and what was not', async () => {
    await visit('/consents', 20)
    await page().click(page().find('[name=terms]', HTMLInputElement))
    await page().press('Confirm my choice')
    expect(server.sent[0]).toEqual({
      method: 'POST',
      path: '/lead/offer/policy',
      body: {
        id: leadId,
        locale: 'en',
        policies: [
          { key: 'terms', version: '2', given: true },
          { key: 'offers', version: '1', given: false },
        ],
      },
    })
  })
})
