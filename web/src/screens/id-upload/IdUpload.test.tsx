import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { buildLeadStatus, leadId, receipt } from '../../testing/leadFixtures.ts'
import { getShownScreen } from '../../testing/renderScreen.tsx'
import {
  runAndFlush,
  buildJpeg,
  chooseFile,
  getCard,
  getLatestUpload,
  receiveUpload,
  renderIdUpload,
} from './testing/renderIdUpload.ts'
import { uploads } from '../../testing/fakeUploads.ts'

const server = createFakeLeadServer()

const renderUpload = (change?: Parameters<typeof renderIdUpload>[1]) => renderIdUpload(server, change)

afterEach(() => vi.unstubAllGlobals())

describe('a picture', () => {
  it('is uploaded when it is chosen, with a preview and its progress', async () => {
    await renderUpload()
    const file = buildJpeg()
    await chooseFile('front', file)
    await waitFor(() =>
      expect(getLatestUpload()).toMatchObject({
        url: `/api/lead/idUpload?id=${leadId}&side=front`,
        file,
        headers: { 'lender-match': 'polanka' },
      }),
    )
    expect(getCard('front').querySelector('img')?.alt).toBe('Preview: Front of the document')
    await runAndFlush(() => getLatestUpload().reportProgress(41, 100))
    expect(getCard('front').querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('41')
    expect(getCard('front').textContent).toContain('Sent: 41%')
    await runAndFlush(() => getLatestUpload().reportProgress(100, 100))
    expect(getCard('front').textContent).toContain('We are checking')
    await receiveUpload('front')
    expect(getCard('front').querySelector('[role=status]')?.textContent).toBe('We have this picture.')
    expect(getCard('front').querySelector('[role=progressbar]')).toBeNull()
    expect(getCard('back').textContent).not.toContain('We have this picture')
  })

  it('shows the file name of a document', async () => {
    await renderUpload()
    await chooseFile('front', new File(['%PDF-'], 'passport.pdf', { type: 'application/pdf' }))
    await waitFor(() => expect(getCard('front').textContent).toContain('File: passport.pdf'))
    expect(getCard('front').querySelector('img')).toBeNull()
  })

  it('can be replaced, which aborts the upload in flight', async () => {
    await renderUpload()
    await chooseFile('front', buildJpeg('one.jpg'))
    const first = getLatestUpload()
    await chooseFile('front', buildJpeg('two.jpg'))
    await waitFor(() => expect(uploads).toHaveLength(2))
    await runAndFlush(() => first.reply(200, { ...receipt, received: ['front'] }))
    expect(getCard('front').textContent).not.toContain('We have this picture')
    await receiveUpload('front')
    expect(getCard('front').textContent).toContain('We have this picture')
  })

  it('from an earlier session counts as received', async () => {
    await renderUpload({ received: ['front'] })
    await waitFor(() => expect(getCard('front').textContent).toContain('We have this picture'))
    expect(getCard('front').textContent).toContain('Choose another file')
  })

  it.each([
    [buildJpeg('empty.jpg', 0), 'This file is empty'],
    [buildJpeg('large.jpg', 1001), 'This file is too large. Choose one of up to'],
    [new File(['x'], 'card.heic', { type: 'image/heic' }), 'Choose JPG, PNG, PDF'],
    [new File(['<svg/>'], 'card.svg', { type: 'image/svg+xml' }), 'Choose JPG, PNG, PDF'],
  ])('that is invalid is not sent: %s', async (file, text) => {
    await renderUpload()
    await chooseFile('front', file)
    await server.waitForIdle()
    expect(uploads).toEqual([])
    expect(getCard('front')).toHaveTextContent(text)
  })

  it.each([
    ['file-unreadable', 'This file is damaged'],
    ['file-locked', 'asks for a password'],
    ['file-infected', 'virus scanner does not accept'],
    ['nobody-knows', 'This file is damaged'],
  ])('that the server rejects with %s shows an error and can be replaced', async (code, text) => {
    await renderUpload()
    await chooseFile('front', buildJpeg())
    const error = { fieldName: 'file', code, message: 'No', pointer: '' }
    await runAndFlush(() =>
      getLatestUpload().reply(422, {
        type: 'urn:loan:problem:refused',
        title: '',
        status: 422,
        traceId: 't',
        errors: [error],
      }),
    )
    await waitFor(() => expect(getCard('front')).toHaveTextContent(text))
    await chooseFile('front', buildJpeg('other.jpg'))
    await receiveUpload('front')
    expect(getCard('front')).not.toHaveTextContent(text)
  })

  it('whose upload fails can be sent again alone', async () => {
    const { user } = await renderUpload()
    await chooseFile('front', buildJpeg('front.jpg'))
    await receiveUpload('front')
    const back = buildJpeg('back.jpg')
    await chooseFile('back', back)
    await runAndFlush(() => {
      getLatestUpload().reportProgress(50, 100)
      getLatestUpload().fail()
    })
    await waitFor(() => expect(getCard('back').textContent).toContain('There is no internet connection'))
    expect(getCard('front').textContent).toContain('We have this picture')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(uploads).toHaveLength(3))
    expect(getLatestUpload()).toMatchObject({ url: `/api/lead/idUpload?id=${leadId}&side=back`, file: back })
    await receiveUpload('front', 'back')
    expect(getCard('back').textContent).toContain('We have this picture')
  })

  it('that is one too many can be sent again after the time that the server names', async () => {
    await renderUpload()
    const file = buildJpeg()
    await chooseFile('front', file)
    const problem = { type: 'urn:loan:problem:too-many-requests', title: '', status: 429, traceId: 't' }
    await runAndFlush(() => getLatestUpload().reply(429, problem, '5'))
    await waitFor(() => expect(getCard('front')).toHaveTextContent('Try again in 5 seconds'))
    expect(getLatestUpload().file).toBe(file)
  })

  it('that arrives after a state change opens the screen of the lead', async () => {
    await renderUpload()
    await chooseFile('front', buildJpeg())
    server.setStatus(buildLeadStatus('ACCEPTED'))
    await runAndFlush(() =>
      getLatestUpload().reply(409, { type: 'urn:loan:problem:wrong-state', title: '', status: 409, traceId: 't' }),
    )
    await waitFor(() => expect(getShownScreen()).toBe('accepted'))
  })

  it('is not written to any store', async () => {
    const { store } = await renderUpload()
    await chooseFile('front', buildJpeg('very-secret-name.jpg'))
    const { leadApplication, dynamicPages } = store.getState()
    await server.waitForIdle()
    expect(JSON.stringify({ leadApplication, dynamicPages })).not.toContain('very-secret-name')
  })

  it('of a face uses the front camera and accepts no document', async () => {
    await renderUpload({ sides: ['selfie'] })
    const camera = getCard('selfie').querySelector('input[capture]')
    await waitFor(() => expect(camera?.getAttribute('capture')).toBe('user'))
    const files = getCard('selfie').querySelector('input:not([capture])')
    expect(files?.getAttribute('accept')).toBe('image/jpeg,image/png')
  })
})
