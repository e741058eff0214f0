// The consent boxes when the server has another text than the build.
import { policies } from '@loan/domain/contract/reference'
import type { LeadApplication } from '@loan/domain/lead/application'
import { product } from '@loan/domain/products/tukan-pl'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { createTestApplication } from '../../testing/createTestApplication.ts'
import { renderInApplication } from '../../testing/renderInApplication.tsx'
import { useServedPolicies } from './useServedPolicies.ts'

// Loaded with this module, so that no test waits for it.
await import('./fetchPolicies.ts')

const server = createFakeLeadServer()
const [general] = product.policies

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const Consent = ({ onInput }: { readonly onInput: () => void }) => {
  const [served] = useServedPolicies(true)
  return (
    <form onInput={onInput}>
      <label>
        <input type="checkbox" name={general?.path} defaultChecked />
        {served?.text ?? 'The text of the build'}
      </label>
    </form>
  )
}

const renderTicked = async (version: string, applicationData: LeadApplication = {}) => {
  const kind = 'consent' as const
  server.reply(policies, {
    policies: [
      { key: general?.key ?? '', version, title: 'Terms', text: 'The text of the server', required: true, kind },
    ],
  })
  const app = createTestApplication({ locale: 'en' })
  app.store.updateLeadApplication({ applicationData })
  const onInput = vi.fn<() => void>()
  renderInApplication(<Consent onInput={onInput} />, { app })
  await act(() => vi.advanceTimersByTimeAsync(3000))
  vi.useRealTimers()
  return { box: await screen.findByRole('checkbox', { name: 'The text of the server' }), onInput }
}

const buildRecord = (version: string): LeadApplication => ({
  policies: [
    { key: general?.key ?? '', version, locale: 'en', textHash: 'a', given: true, at: '2026-11-20T10:00:00.000Z' },
  ],
})

describe('a ticked consent', () => {
  it('is unticked when another version replaces its text, and the form stores that', async () => {
    const { box, onInput } = await renderTicked('2027-01-01')
    expect(box).not.toBeChecked()
    expect(onInput).toHaveBeenCalledTimes(1)
  })

  it('stays when the server has the version of the build', async () => {
    const { box } = await renderTicked(general?.version ?? '')
    expect(box).toBeChecked()
  })

  it('stays when the tick is recorded for the version of the server', async () => {
    const { box } = await renderTicked('2027-01-01', buildRecord('2027-01-01'))
    expect(box).toBeChecked()
  })

  it('is unticked when the tick is recorded for another version', async () => {
    const { box } = await renderTicked('2027-01-01', buildRecord(general?.version ?? ''))
    expect(box).not.toBeChecked()
  })
})
