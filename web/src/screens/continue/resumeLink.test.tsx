// Tests that the request of a resume link has the affiliate's transaction id of the link (spec 7.8).
import { leadFromLink } from '@loan/domain/contract/lead'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'

const server = createFakeLeadServer()

// Shows spec 7.8
it.each([
  ['/continue/secret', '/api/v3/lead/url/secret/continue'],
  ['/continue/secret?refTransactionId=t%201', '/api/v3/lead/url/secret/continue?refTransactionId=t+1'],
])('%s requests %s', async (path, url) => {
  server.reply(leadFromLink, { progressState: 10, confirm: 'dateOfBirth' })
  await renderScreen(path)
  await waitFor(() => expect(server.urls.filter((one) => one.includes('/lead/url/'))).toEqual([url]))
})
