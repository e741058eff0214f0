import { documentId } from '@loan/domain/contract/documents'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { findErrorSummary } from '../../testing/errorSummary.ts'
import { buildLeadStatus, leadId } from '../../testing/leadFixtures.ts'
import { pressTwice } from '../../testing/pressTwice.ts'
import { buildProblem, buildValidationProblem } from '../../testing/problems.ts'
import { confirmSkip } from '../../testing/renderScreen.tsx'
import { buildJpeg, chooseFile, getCard, receiveUpload, renderIdUpload, uploadStep } from './testing/renderIdUpload.ts'

const server = createFakeLeadServer()

const renderUpload = (change?: Parameters<typeof renderIdUpload>[1]) => renderIdUpload(server, change)

afterEach(() => vi.unstubAllGlobals())

const getSubmit = () => screen.getByRole('button', { name: 'Send the document' })
const getNumber = () => screen.getByRole('textbox', { name: /^Identity card number/u })

/** Submits and waits for an error. */
const send = async (user: UserEvent) => {
  await user.click(getSubmit())
  await screen.findByRole('alert', {}, { timeout: 3000 })
  await server.waitForIdle()
}

const fillIn = async (user: UserEvent) => {
  await user.click(screen.getByRole('radio', { name: 'Identity card' }))
  await user.type(getNumber(), 'ABA300000')
}

describe('the document form', () => {
  it('sends kind and number when every picture is received', async () => {
    const { store, user } = await renderUpload({ received: ['front', 'back'] })
    await fillIn(user)
    await pressTwice(getSubmit())
    await waitFor(() => expect(server.requests).not.toEqual([]), { timeout: 3000 })
    await server.waitForIdle()
    await server.waitForIdle()
    expect(server.requests).toEqual([
      {
        method: 'POST',
        path: '/lead/documentId',
        body: { id: leadId, otherDetails: { identificationType: 'id_card', idCardNumber: 'ABA300000' } },
      },
    ])
    expect(store.getState().leadApplication.applicationData.otherDetails).toMatchObject({
      idCardNumber: 'ABA300000',
    })
  })

  it('lists missing pictures together with missing answers', async () => {
    const { user } = await renderUpload({ received: ['back'] })
    await send(user)
    await server.waitForIdle()
    expect(server.requests).toEqual([])
    const summary = await findErrorSummary()
    expect(summary).toHaveFocus()
    expect(summary).toHaveAccessibleName('Something is still missing to continue')
    expect(summary.textContent).toContain('Choose the type of document')
    expect(summary.querySelector('a[href="#picture-front"]')?.textContent).toBe(
      'Add a picture of the front of the document',
    )
    expect(summary.querySelector('a[href="#picture-back"]')).toBeNull()
    await chooseFile('front', buildJpeg())
    await receiveUpload('front', 'back')
    expect(screen.queryByRole('link', { name: 'Add a picture of the front of the document' })).toBeNull()
  })

  it('blocks the submit while a picture is uploading', async () => {
    const { user } = await renderUpload({ received: ['back'] })
    await fillIn(user)
    await chooseFile('front', buildJpeg())
    await send(user)
    await server.waitForIdle()
    expect(server.requests).toEqual([])
    expect(getCard('front')).toHaveTextContent('Wait until the picture is sent')
  })

  it('requires no back side of a passport', async () => {
    const { user } = await renderUpload({ received: ['front'] })
    await user.click(screen.getByRole('radio', { name: 'Passport' }))
    await server.waitForIdle()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Back of the document' })).toBeNull())
  })

  it('shows an error of the server at its picture', async () => {
    const { user } = await renderUpload({ received: ['front', 'back'] })
    await fillIn(user)
    server.respond(documentId, () => buildValidationProblem({ fieldName: 'upload.back', code: 'required' }))
    server.setStatus(buildLeadStatus('ID_UPLOAD', { upload: { ...uploadStep, received: ['front'] } }))
    await send(user)
    await server.waitForIdle()
    expect(getCard('back')).toHaveTextContent('Add a picture of the back of the document')
  })

  it('keeps the answers after a server error', async () => {
    const { store, user } = await renderUpload({ received: ['front', 'back'] })
    await fillIn(user)
    server.respond(documentId, () => buildProblem('internal-error'))
    await send(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('Something is wrong on our side')
    await waitFor(() => expect(getNumber()).toHaveValue('ABA300000'))
    expect(store.getState().dynamicPages.drafts).toMatchObject({ 'otherDetails.idCardNumber': 'ABA300000' })
  })

  it('offers a submit without pictures only when the lender allows it', async () => {
    const { user, unmount } = await renderUpload()
    await server.waitForIdle()
    expect(document.body).not.toHaveTextContent('Continue without pictures')
    unmount()
    await renderUpload({ mayGoOnWithout: true })
    await user.click(screen.getByRole('button', { name: 'Continue without pictures' }))
    await server.waitForIdle()
    expect(server.requests).toEqual([
      { method: 'POST', path: '/lead/offer/skip-document-upload', body: { id: leadId } },
    ])
  })

  it('skips the lender', async () => {
    const { user } = await renderUpload()
    await confirmSkip(user)
    await server.waitForIdle()
    expect(server.requests).toMatchObject([{ path: `/lead/skip/${leadId}` }])
  })
})
