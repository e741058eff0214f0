// The consent boxes when the server has another text than the build.
import { policies } from '@loan/domain/contract/reference'
import type { LeadApplication } from '@loan/domain/lead/application'
import { product } from '@loan/domain/products/tukan-pl'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppContext } from '../../app-context/AppContext.tsx'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { createTestApplication, idleSaver } from '../../testing/createTestApplication.ts'
import { renderInApplication } from '../../testing/renderInApplication.tsx'
import { useSubmitReview } from '../review/useSubmitReview.ts'
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

const buildReply = (version: string, text = 'The text of the server') => ({
  policies: [{ key: general?.key ?? '', version, title: 'Terms', text, required: true, kind: 'consent' as const }],
})

const renderTicked = async (version: string, applicationData: LeadApplication = {}) => {
  server.reply(policies, buildReply(version))
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

  it('is unticked when the tick is recorded for another version than that of the build and of the server', async () => {
    const { box } = await renderTicked(general?.version ?? '', buildRecord('2020-01-01'))
    expect(box).not.toBeChecked()
  })
})

const Submit = () => {
  const { send } = useSubmitReview([])
  return (
    <button type="button" onClick={() => void send()}>
      Send
    </button>
  )
}

describe('the policies of the server', () => {
  const errors = [{ fieldName: general?.path ?? '', code: 'consent-needed', message: '' }]

  const createApp = () => ({
    ...createTestApplication({ locale: 'en' }),
    saver: { ...idleSaver, submit: () => Promise.resolve({ outcome: 'invalid' as const, errors }) },
  })

  /** Opens the page, and leaves it after the policies were requested. */
  const openPage = async (app: AppContext) => {
    const { unmount } = renderInApplication(<Consent onInput={() => undefined} />, { app })
    await act(() => vi.advanceTimersByTimeAsync(3000))
    vi.useRealTimers()
    await server.waitForIdle()
    unmount()
  }

  it('are fetched again on the next page after a failed request', async () => {
    const app = createApp()
    server.respond(policies, () => Response.error())
    await openPage(app)
    server.reply(policies, buildReply('2027-01-01'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    renderInApplication(<Consent onInput={() => undefined} />, { app })
    await act(() => vi.advanceTimersByTimeAsync(3000))
    vi.useRealTimers()
    expect(await screen.findByRole('checkbox', { name: 'The text of the server' })).toBeVisible()
  })

  it('are fetched again, at once, after the server rejected a consent', async () => {
    const app = createApp()
    server.reply(policies, buildReply('2027-01-01'))
    await openPage(app)
    server.reply(policies, buildReply('2027-02-01', 'The new text of the server'))
    const { user, unmount } = renderInApplication(<Submit />, { app })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await vi.waitFor(() => expect(app.store.getState().dynamicPages.errors).toEqual(errors))
    unmount()
    renderInApplication(<Consent onInput={() => undefined} />, { app })
    expect(await screen.findByRole('checkbox', { name: 'The new text of the server' })).not.toBeChecked()
  })
})
