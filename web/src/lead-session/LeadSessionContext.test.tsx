import { states } from '@loan/domain/states'
import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { AppContext } from '../app-context/AppContext.tsx'
import { createFakeLeadServer } from '../testing/createFakeLeadServer.ts'
import { createTestApplication } from '../testing/createTestApplication.ts'
import { buildLeadStatus, expiresAt, leadId } from '../testing/leadFixtures.ts'
import { renderInApplication } from '../testing/renderInApplication.tsx'
import { getLeadSession, LeadSessionProvider } from './LeadSessionContext.tsx'

const server = createFakeLeadServer()

const createBilingualApplication = () => {
  const application = createTestApplication()
  const listeners = new Set<() => void>()
  let language = 'pl'
  const texts: AppContext['texts'] = {
    ...application.texts,
    get language() {
      return language
    },
    onLanguageChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const switchLanguage = (next: string) => {
    language = next
    for (const listener of listeners) listener()
  }
  return { app: { ...application, texts }, switchLanguage }
}

it('requests the texts in a new language, and ignores a reply in the language before', async () => {
  const { app, switchLanguage } = createBilingualApplication()
  app.store.updateLeadApplication({
    lead: { id: leadId, token: 'secret', revision: 2, leadStatus: 'waiting', expiresAt },
    progressState: states.POLICY_CONSENTS.code,
  })
  const { statusStore, poll } = getLeadSession(app)
  let release = () => {}
  server.replyNext(
    () =>
      new Promise((resolve) => {
        release = () => resolve(Response.json(buildLeadStatus('POLICY_CONSENTS', { revision: 2 })))
      }),
  )
  server.setStatus(buildLeadStatus('POLICY_CONSENTS', { revision: 3 }))
  renderInApplication(<LeadSessionProvider>{null}</LeadSessionProvider>, { app, path: '/consents' })
  await act(async () => {
    void poll()
    await waitFor(() => expect(server.calls).toHaveLength(1))
  })
  await act(async () => switchLanguage('en'))
  release()
  await server.waitForIdle()
  expect(server.urls.map((url) => new URLSearchParams(url.split('?')[1]).get('locale'))).toEqual(['pl', 'en'])
  expect(statusStore.getState()).toMatchObject({ textsLocale: 'en', status: { revision: 3 } })
})
