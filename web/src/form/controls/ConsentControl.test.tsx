// The label of a consent in a group once the policies of the server have loaded.
import { policies } from '@loan/domain/contract/reference'
import { dataPoints } from '@loan/domain/data-points/contact-information'
import { product } from '@loan/domain/products/tukan-pl'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { createTestApplication } from '../../testing/createTestApplication.ts'
import { renderInApplication } from '../../testing/renderInApplication.tsx'
import { useServedPolicies } from '../page/useServedPolicies.ts'
import { ConsentControl } from './ConsentControl.tsx'

// Loaded with this module, so that no test waits for it.
await import('../page/fetchPolicies.ts')

const server = createFakeLeadServer()
const dataPoint = { ...dataPoints.consentEmail, name: 'consentEmail', section: 'contact-information' } as const
const policy = product.policies.find(({ path }) => path === dataPoint.path)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const Loaded = () => (useServedPolicies(true).length === 0 ? null : <p>Loaded</p>)

const renderConsent = async (text: string): Promise<void> => {
  const { key = '', version = '' } = policy ?? {}
  server.reply(policies, { policies: [{ key, version, title: 'E-mail', text, required: false, kind: 'consent' }] })
  const consentEmail = { label: 'Offers by e-\u2060mail.', ending: 'by e-\u2060mail' }
  const texts = { common: {}, 'contact-information': { dataPoints: { consentEmail } } }
  renderInApplication(
    <>
      <ConsentControl dataPoint={dataPoint} values={{}} isOptional={false} isLast={false} />
      <Loaded />
    </>,
    { app: createTestApplication({ product, locale: 'en', texts }) },
  )
  expect(screen.getByRole('checkbox', { name: 'by e-\u2060mail' })).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  vi.useRealTimers()
  await screen.findByText('Loaded')
}

it('keeps its ending where the server has the same text without word joiners', async () => {
  await renderConsent('Offers by e-mail.')
  expect(screen.getByRole('checkbox', { name: 'by e-\u2060mail' })).toBeVisible()
})

it('is the text of the server where that is another one', async () => {
  await renderConsent('Offers and news by e-mail.')
  expect(await screen.findByRole('checkbox', { name: 'Offers and news by e-mail.' })).toBeVisible()
})
