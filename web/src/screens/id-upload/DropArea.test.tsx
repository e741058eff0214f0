import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { uploads } from '../../testing/fakeUploads.ts'
import { leadId } from '../../testing/leadFixtures.ts'
import { buildJpeg, getCard, getLatestUpload, receiveUpload, renderIdUpload } from './testing/renderIdUpload.ts'

const server = createFakeLeadServer()

afterEach(() => vi.unstubAllGlobals())

const findArea = async (): Promise<HTMLElement> => {
  await waitFor(() => expect(getCard('back')).toBeVisible())
  const area = getCard('back').querySelector('#picture-back')?.parentElement
  if (area === null || area === undefined) throw new Error('The card has no drop area')
  return area
}

describe('a file that is dropped on a side', () => {
  it('is uploaded like a chosen one', async () => {
    await renderIdUpload(server)
    const file = buildJpeg()
    const area = await findArea()
    fireEvent.dragOver(area, { dataTransfer: { files: [], types: ['Files'] } })
    expect(area).toHaveAttribute('data-over')
    fireEvent.drop(area, { dataTransfer: { files: [file], types: ['Files'] } })
    await waitFor(() =>
      expect(getLatestUpload()).toMatchObject({ url: `/api/lead/idUpload?id=${leadId}&side=back`, file }),
    )
    expect(area).not.toHaveAttribute('data-over')
    await receiveUpload('back')
    expect(getCard('back')).toHaveTextContent('We have this picture')
  })

  it('is validated like a chosen one', async () => {
    await renderIdUpload(server)
    const file = new File(['<svg/>'], 'card.svg', { type: 'image/svg+xml' })
    fireEvent.drop(await findArea(), { dataTransfer: { files: [file], types: ['Files'] } })
    await waitFor(() => expect(getCard('back')).toHaveTextContent('Choose JPG, PNG, PDF'))
    expect(uploads).toEqual([])
  })

  it('does not replace the page, and dragged text is left to the browser', async () => {
    await renderIdUpload(server)
    const area = await findArea()
    const isPrevented = (types: readonly string[]) => {
      const event = createEvent.dragOver(area, { dataTransfer: { files: [], types } })
      fireEvent(area, event)
      return event.defaultPrevented
    }
    expect([isPrevented(['Files']), isPrevented(['text/plain'])]).toEqual([true, false])
  })

  it('needs no drag and drop: a button in the area opens the file picker', async () => {
    await renderIdUpload(server)
    const area = await findArea()
    const buttons = screen.getAllByRole('button', { name: 'Choose a file' })
    expect(buttons.some((button) => area.contains(button))).toBe(true)
  })
})
