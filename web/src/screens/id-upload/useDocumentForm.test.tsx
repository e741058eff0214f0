import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { leadId, problem, rejected } from '../openScreen.tsx'
import { jpeg, playIdUpload, wanted } from './playIdUpload.ts'

const { server, page, open, choose, receive } = playIdUpload()

/** Submits and waits for an error: the validation loads with the first press. */
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

describe('the document form', () => {
  it('sends kind and number when every picture is received', async () => {
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

  it('lists missing pictures together with missing answers', async () => {
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

  it('blocks the submit while a picture is uploading', async () => {
    await open({ received: ['back'] })
    fillIn()
    await choose('front', jpeg())
    await send()
    expect(server.sent).toEqual([])
    expect(page().find('#picture-front-error', HTMLElement).textContent).toBe('Wait until the picture is sent')
  })

  it('requires no back side of a passport', async () => {
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

  it('shows an error of the server at its picture', async () => {
    await open({ received: ['front', 'back'] })
    fillIn()
    server.answer = () =>
      rejected({ fieldName: 'upload.back', code: 'required', message: 'No', pointer: '/upload/back' })
    server.status = { ...server.status, upload: { ...wanted, received: ['front'] } }
    await send()
    expect(page().find('#picture-back-error', HTMLElement).textContent).toBe(
      'Add a picture of the back of the document',
    )
  })

  it('keeps the answers after a server error', async () => {
    await open({ received: ['front', 'back'] })
    fillIn()
    server.answer = () => problem('internal-error', 500)
    await send()
    expect(page().find('[role=alert]', HTMLElement).textContent).toContain('Something is wrong on our side')
    expect(page().find('[name="otherDetails.idCardNumber"]', HTMLInputElement).value).toBe('ABA300000')
    expect(page().store.getState().dynamicPages.drafts).toMatchObject({ 'otherDetails.idCardNumber': 'ABA300000' })
  })

  it('offers a submit without pictures only when the lender allows it', async () => {
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
