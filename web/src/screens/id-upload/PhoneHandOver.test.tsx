import { createPhoneLink } from '@loan/domain/contract/devices'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { buildLeadStatus } from '../../testing/leadFixtures.ts'
import { buildProblem } from '../../testing/problems.ts'
import { getShownScreen } from '../../testing/renderScreen.tsx'
import { getCard, renderIdUpload, uploadStep } from './testing/renderIdUpload.ts'

const server = createFakeLeadServer()
const minuteMs = 60_000
const url = 'https://loans.example/application-frontend/continue/secret'
const answers = { personalDetails: { dateOfBirth: '1985-07-14' } }

const replyWithLink = (validMs = 15 * minuteMs) =>
  server.respond(createPhoneLink, () => Response.json({ url, expiresAt: new Date(Date.now() + validMs).toISOString() }))

const findCode = () => screen.findByRole('img', { name: /QR code/u })
const findButton = (name: string) => screen.findByRole('button', { name })

/** Lets further polls begin while the expectation fails: the first one may join a poll with the old status. */
const pollUntil = async (expectation: () => void): Promise<void> => {
  for (let polls = 0; polls < 5; polls += 1) {
    act(() => void vi.advanceTimersByTime(3000))
    const isMet = await waitFor(expectation).then(
      () => true,
      () => false,
    )
    if (isMet) return
  }
  expectation()
}

describe('the hand-over to the phone', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('creates no link before the applicant requests the code', async () => {
    replyWithLink()
    const { user } = await renderIdUpload(server, {}, { answers })
    const button = await findButton('Show the code')
    expect(server.requests).toEqual([])
    await user.click(button)
    expect(await findCode()).toBeVisible()
    expect(server.requests.map(({ path }) => path)).toEqual([expect.stringContaining('/lead/phone-link/')])
    expect(document.body).not.toHaveTextContent('secret')
  })

  it('is not offered without an answer that the phone could confirm', async () => {
    await renderIdUpload(server)
    await waitFor(() => expect(getCard('front')).toBeVisible())
    expect(screen.queryByRole('button', { name: 'Show the code' })).toBeNull()
  })

  it('removes the code when the link expires, and shows a new one on request', async () => {
    replyWithLink(1)
    const { user } = await renderIdUpload(server, {}, { answers })
    await user.click(await findButton('Show the code'))
    expect(await screen.findByText('The code is too old. Show a new one.')).toBeVisible()
    expect(screen.queryByRole('img', { name: /QR code/u })).toBeNull()
    replyWithLink()
    await user.click(await findButton('Show a new code'))
    expect(await findCode()).toBeVisible()
  })

  it('shows the pictures of the phone, and leaves the page when the phone is done', async () => {
    replyWithLink()
    const { user } = await renderIdUpload(server, {}, { answers })
    const button = await findButton('Show the code')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await user.click(button)
    await findCode()
    server.setStatus(buildLeadStatus('ID_UPLOAD', { upload: { ...uploadStep, received: ['front'] } }))
    await pollUntil(() => expect(getCard('front')).toHaveTextContent('We have this picture'))
    server.setStatus(buildLeadStatus('ACCEPTED'))
    await pollUntil(() => expect(getShownScreen()).toBe('accepted'))
  })

  it('shows why the link could not be created', async () => {
    server.respond(createPhoneLink, () => buildProblem('too-many-requests'))
    const { user } = await renderIdUpload(server, {}, { answers })
    await user.click(await findButton('Show the code'))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.queryByRole('img', { name: /QR code/u })).toBeNull()
  })
})
