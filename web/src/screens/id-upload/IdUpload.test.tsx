import { describe, expect, it } from 'vitest'
import { uploads } from '../../api/playUploads.ts'
import { leadId, receipt, statusIn } from '../openScreen.tsx'
import { jpeg, playIdUpload } from './playIdUpload.ts'

const { server, page, card, latest, play, open, choose, receive } = playIdUpload()

describe('a picture', () => {
  it('is uploaded when it is chosen, with a preview and its progress', async () => {
    await open()
    const file = jpeg()
    await choose('front', file)
    expect(latest()).toMatchObject({ url: `/api/lead/idUpload?id=${leadId}&side=front`, file })
    expect(card('front').querySelector('img')?.alt).toBe('Preview: Front of the document')
    await play(() => latest().progress(41, 100))
    expect(card('front').querySelector('progress')?.value).toBe(0.41)
    expect(card('front').textContent).toContain('Sent: 41%')
    await play(() => latest().progress(100, 100))
    expect(card('front').textContent).toContain('We are checking')
    await receive('front')
    expect(card('front').querySelector('[role=status]')?.textContent).toBe('We have this picture.')
    expect(card('front').querySelector('progress')).toBeNull()
    expect(card('back').textContent).not.toContain('We have this picture')
  })

  it('shows the file name of a document', async () => {
    await open()
    await choose('front', new File(['%PDF-'], 'passport.pdf', { type: 'application/pdf' }))
    expect(card('front').textContent).toContain('File: passport.pdf')
    expect(card('front').querySelector('img')).toBeNull()
  })

  it('can be replaced, which aborts the upload in flight', async () => {
    await open()
    await choose('front', jpeg('one.jpg'))
    const first = latest()
    await choose('front', jpeg('two.jpg'))
    expect(uploads).toHaveLength(2)
    await play(() => first.answer(200, { ...receipt, received: ['front'] }))
    expect(card('front').textContent).not.toContain('We have this picture')
    await receive('front')
    expect(card('front').textContent).toContain('We have this picture')
  })

  it('from an earlier session counts as received', async () => {
    await open({ received: ['front'] })
    expect(card('front').textContent).toContain('We have this picture')
    expect(card('front').textContent).toContain('Choose another file')
  })

  it.each([
    [jpeg('empty.jpg', 0), 'This file is empty'],
    [jpeg('large.jpg', 1001), 'This file is too large. Choose one of up to'],
    [new File(['x'], 'card.heic', { type: 'image/heic' }), 'Choose JPG, PNG, PDF'],
    [new File(['<svg/>'], 'card.svg', { type: 'image/svg+xml' }), 'Choose JPG, PNG, PDF'],
  ])('that is invalid is not sent: %s', async (file, text) => {
    await open()
    await choose('front', file)
    expect(uploads).toEqual([])
    expect(page().find('#picture-front-error', HTMLElement).textContent).toContain(text)
  })

  it.each([
    ['file-unreadable', 'This file is damaged'],
    ['file-locked', 'asks for a password'],
    ['nobody-knows', 'This file is damaged'],
  ])('that the server rejects with %s shows an error and can be replaced', async (code, text) => {
    await open()
    await choose('front', jpeg())
    const error = { fieldName: 'file', code, message: 'No', pointer: '' }
    await play(() =>
      latest().answer(422, { type: 'urn:loan:problem:refused', title: '', status: 422, traceId: 't', errors: [error] }),
    )
    expect(page().find('#picture-front-error', HTMLElement).textContent).toContain(text)
    await choose('front', jpeg('other.jpg'))
    await receive('front')
    expect(page().container.querySelector('#picture-front-error')).toBeNull()
  })

  it('whose upload fails can be sent again alone', async () => {
    await open()
    await choose('front', jpeg('front.jpg'))
    await receive('front')
    const back = jpeg('back.jpg')
    await choose('back', back)
    await play(() => {
      latest().progress(50, 100)
      latest().breakOff()
    })
    expect(card('back').textContent).toContain('There is no internet connection')
    expect(card('front').textContent).toContain('We have this picture')
    await page().press('Try again')
    expect(uploads).toHaveLength(3)
    expect(latest()).toMatchObject({ url: `/api/lead/idUpload?id=${leadId}&side=back`, file: back })
    await receive('front', 'back')
    expect(card('back').textContent).toContain('We have this picture')
  })

  it('that arrives after a state change opens the screen of the lead', async () => {
    await open()
    await choose('front', jpeg())
    server.status = statusIn('ACCEPTED')
    await play(() =>
      latest().answer(409, { type: 'urn:loan:problem:wrong-state', title: '', status: 409, traceId: 't' }),
    )
    expect(page().shownScreen()).toBe('accepted')
  })

  it('is not written to any store', async () => {
    await open()
    await choose('front', jpeg('very-secret-name.jpg'))
    const { leadApplication, dynamicPages } = page().store.getState()
    expect(JSON.stringify({ leadApplication, dynamicPages })).not.toContain('very-secret-name')
  })

  it('of a face uses the front camera and accepts no document', async () => {
    await open({ sides: ['selfie'] })
    const camera = card('selfie').querySelector('input[capture]')
    expect(camera?.getAttribute('capture')).toBe('user')
    const files = card('selfie').querySelector('input:not([capture])')
    expect(files?.getAttribute('accept')).toBe('image/jpeg,image/png')
  })
})
