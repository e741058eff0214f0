import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createServer, leadId, type OpenedScreen, openScreen, statusIn } from '../openScreen.tsx'

let server = createServer(statusIn('CHECKING'))
let page: OpenedScreen

const visit = async (path: string, progressState: number | null) => {
  page = await openScreen(path, progressState)
}

beforeEach(() => {
  server = createServer(statusIn('CHECKING'))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', server.fetch)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  page.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

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
    expect(page.container.querySelectorAll('input:checked')).toHaveLength(0)
    await page.press('Confirm my choice')
    expect(server.sent).toEqual([])
    expect(page.find('#policy-terms-error', HTMLElement).textContent).toContain('Terms')
  })

  it('sends what was ticked and what was not', async () => {
    await visit('/consents', 20)
    await page.click(page.find('[name=terms]', HTMLInputElement))
    await page.press('Confirm my choice')
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
