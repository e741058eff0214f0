import { uploadLimits, type UploadSide } from '@loan/domain/contract/documents'
import type { LeadStatus } from '@loan/domain/contract/lead'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { playUploads, uploads } from '../../api/playUploads.ts'
import { leadId, problem, receipt, refused, statusIn } from '../openScreen.tsx'
import { setUpScreens } from '../setUpScreens.ts'

const { server, page, visit } = setUpScreens()

const upload: NonNullable<LeadStatus['upload']> = {
  sides: ['front', 'back'],
  received: [],
  mimeTypes: [...uploadLimits.mimeTypes],
  maxBytes: 1000,
  mayGoOnWithout: false,
}

const open = async (change: Partial<typeof upload> = {}) => {
  server.status = statusIn('ID_UPLOAD', { upload: { ...upload, ...change } })
  await visit('/id-upload', 30)
}

beforeEach(playUploads)

const jpeg = (name = 'card.jpg', bytes = 10): File => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })

const card = (side: UploadSide): HTMLElement => {
  const found = page().find(`#picture-${side}`, HTMLButtonElement).closest('section')
  if (!(found instanceof HTMLElement)) throw new Error(`No card for ${side}`)
  return found
}

const choose = async (side: UploadSide, file: File) => {
  const input = card(side).querySelector('input[type=file]:not([capture])')
  if (!(input instanceof HTMLInputElement)) throw new Error('Nothing to choose a file with')
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  act(() => {
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await page().click()
}

const latest = () => {
  const upload = uploads.at(-1)
  if (upload === undefined) throw new Error('Nothing is sent')
  return upload
}

const play = async (step: () => void) => {
  act(step)
  await page().click()
}

const receive = (...received: readonly UploadSide[]) => play(() => latest().answer(200, { ...receipt, received }))

/** Judging comes with the first press. */
const send = async () => {
  await page().press('Send the document')
  await vi.waitFor(async () => {
    await page().click()
    expect(page().container.querySelector('#error-summary, [role=alert]')).not.toBeNull()
  }, 3000)
}

const fillIn = () => {
  page().find('#field-otherDetails-identificationType', HTMLInputElement).click()
  page().type('[name="otherDetails.idCardNumber"]', 'ABA300000')
}

describe('a picture', () => {
  it('is sent as it is chosen, shown, and told of as it goes', async () => {
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

  it('is a document by its name', async () => {
    await open()
    await choose('front', new File(['%PDF-'], 'passport.pdf', { type: 'application/pdf' }))
    expect(card('front').textContent).toContain('File: passport.pdf')
    expect(card('front').querySelector('img')).toBeNull()
  })

  it('can be taken again, and the one on its way is given up', async () => {
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

  it('from an earlier visit counts', async () => {
    await open({ received: ['front'] })
    expect(card('front').textContent).toContain('We have this picture')
    expect(card('front').textContent).toContain('Choose another file')
  })

  it.each([
    [jpeg('empty.jpg', 0), 'This file is empty'],
    [jpeg('large.jpg', 1001), 'This file is too large. Choose one of up to'],
    [new File(['x'], 'card.heic', { type: 'image/heic' }), 'Choose JPG, PNG, PDF'],
    [new File(['<svg/>'], 'card.svg', { type: 'image/svg+xml' }), 'Choose JPG, PNG, PDF'],
  ])('that cannot be used is not sent: %s', async (file, words) => {
    await open()
    await choose('front', file)
    expect(uploads).toEqual([])
    expect(page().find('#picture-front-error', HTMLElement).textContent).toContain(words)
  })

  it.each([
    ['file-unreadable', 'This file is damaged'],
    ['file-locked', 'asks for a password'],
    ['nobody-knows', 'This file is damaged'],
  ])('the server refuses with %s is told in words, and another can be chosen', async (code, words) => {
    await open()
    await choose('front', jpeg())
    const error = { fieldName: 'file', code, message: 'No', pointer: '' }
    await play(() =>
      latest().answer(422, { type: 'urn:loan:problem:refused', title: '', status: 422, traceId: 't', errors: [error] }),
    )
    expect(page().find('#picture-front-error', HTMLElement).textContent).toContain(words)
    await choose('front', jpeg('other.jpg'))
    await receive('front')
    expect(page().container.querySelector('#picture-front-error')).toBeNull()
  })

  it('that breaks off is sent again alone', async () => {
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

  it('that comes too late leads to where the lead is', async () => {
    await open()
    await choose('front', jpeg())
    server.status = statusIn('ACCEPTED')
    await play(() =>
      latest().answer(409, { type: 'urn:loan:problem:wrong-state', title: '', status: 409, traceId: 't' }),
    )
    expect(page().shownScreen()).toBe('accepted')
  })

  it('goes to no storage', async () => {
    await open()
    await choose('front', jpeg('very-secret-name.jpg'))
    const { leadApplication, dynamicPages } = page().store.getState()
    expect(JSON.stringify({ leadApplication, dynamicPages })).not.toContain('very-secret-name')
  })

  it('asks a face for the camera that looks at it, and for no document', async () => {
    await open({ sides: ['selfie'] })
    const camera = card('selfie').querySelector('input[capture]')
    expect(camera?.getAttribute('capture')).toBe('user')
    const files = card('selfie').querySelector('input:not([capture])')
    expect(files?.getAttribute('accept')).toBe('image/jpeg,image/png')
  })
})

describe('going on', () => {
  it('sends kind and number once every picture is there', async () => {
    await open({ received: ['front', 'back'] })
    fillIn()
    await page().click(page().button('Send the document'), page().button('Send the document'))
    await vi.waitFor(
      () =>
        page()
          .click()
          .then(() => expect(server.sent).not.toEqual([])),
      3000,
    )
    expect(server.sent).toEqual([
      {
        method: 'POST',
        path: '/lead/documentId',
        body: { id: leadId, otherDetails: { identificationType: 'id_card', idCardNumber: 'ABA300000' } },
      },
    ])
    expect(page().store.getState().leadApplication.applicationData.otherDetails).toMatchObject({
      idCardNumber: 'ABA300000',
    })
  })

  it('names the pictures that are missing, with the answers', async () => {
    await open({ received: ['back'] })
    await send()
    expect(server.sent).toEqual([])
    const summary = page().find('#error-summary', HTMLElement)
    expect(document.activeElement).toBe(summary)
    expect(summary.textContent).toContain('Choose the type of document')
    expect(summary.querySelector('a[href="#picture-front"]')?.textContent).toBe(
      'Add a picture of the front of the document',
    )
    expect(summary.querySelector('a[href="#picture-back"]')).toBeNull()
    await choose('front', jpeg())
    await receive('front', 'back')
    expect(page().container.querySelector('a[href="#picture-front"]')).toBeNull()
  })

  it('waits for a picture on its way', async () => {
    await open({ received: ['back'] })
    fillIn()
    await choose('front', jpeg())
    await send()
    expect(server.sent).toEqual([])
    expect(page().find('#picture-front-error', HTMLElement).textContent).toBe('Wait until the picture is sent')
  })

  it('wants no back of a passport', async () => {
    await open({ received: ['front'] })
    act(() => {
      const passport = page().find('[value=passport]', HTMLInputElement)
      passport.click()
      passport.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await new Promise((resolve) => setTimeout(resolve, 250))
    await page().click()
    expect(page().container.querySelector('#picture-back')).toBeNull()
  })

  it('tells what the server refuses at its place', async () => {
    await open({ received: ['front', 'back'] })
    fillIn()
    server.answer = () =>
      refused({ fieldName: 'upload.back', code: 'required', message: 'No', pointer: '/upload/back' })
    server.status = { ...server.status, upload: { ...upload, received: ['front'] } }
    await send()
    expect(page().find('#picture-back-error', HTMLElement).textContent).toBe(
      'Add a picture of the back of the document',
    )
  })

  it('keeps everything where the server is in trouble', async () => {
    await open({ received: ['front', 'back'] })
    fillIn()
    server.answer = () => problem('internal-error', 500)
    await send()
    expect(page().find('[role=alert]', HTMLElement).textContent).toContain('Something is wrong on our side')
    expect(page().find('[name="otherDetails.idCardNumber"]', HTMLInputElement).value).toBe('ABA300000')
    expect(page().store.getState().dynamicPages.drafts).toMatchObject({ 'otherDetails.idCardNumber': 'ABA300000' })
  })

  it('without pictures is only where the lender allows it', async () => {
    await open()
    expect(page().container.textContent).not.toContain('Go on without pictures')
    page().close()
    await open({ mayGoOnWithout: true })
    await page().press('Go on without pictures')
    expect(server.sent).toEqual([{ method: 'POST', path: '/lead/offer/skip-document-upload', body: { id: leadId } }])
  })

  it('skips the lender', async () => {
    await open()
    await page().press('Skip this lender')
    expect(server.sent).toMatchObject([{ path: `/lead/skip/${leadId}` }])
  })
})
