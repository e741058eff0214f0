// Renders the ID_UPLOAD screen, chooses pictures and advances their fake uploads.
import { uploadLimits } from '@loan/domain/contract/documents'
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { UploadSide } from '@loan/domain/lender-steps/documentSides'
import { act, fireEvent, screen } from '@testing-library/react'
import type { FakeLeadServer } from '../../../testing/createFakeLeadServer.ts'
import { stubUploads, uploads } from '../../../testing/fakeUploads.ts'
import { buildLeadStatus, receipt } from '../../../testing/leadFixtures.ts'
import { renderScreen, type StoredState } from '../../../testing/renderScreen.tsx'
import { flushPendingWork } from '../../../testing/flushPendingWork.ts'

type UploadStep = NonNullable<LeadStatus['upload']>

export const uploadStep: UploadStep = {
  sides: ['front', 'back'],
  received: [],
  mimeTypes: [...uploadLimits.mimeTypes],
  maxBytes: 1000,
  mayGoOnWithout: false,
}

export const buildJpeg = (name = 'card.jpg', bytes = 10): File =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })

const titles: Readonly<Record<UploadSide, string>> = {
  front: 'Front of the document',
  back: 'Back of the document',
  selfie: 'Picture of your face',
}

export const renderIdUpload = (server: FakeLeadServer, changes: Partial<UploadStep> = {}, stored: StoredState = {}) => {
  stubUploads()
  server.setStatus(buildLeadStatus('ID_UPLOAD', { upload: { ...uploadStep, ...changes } }))
  return renderScreen('/id-upload', { state: 'ID_UPLOAD', ...stored })
}

export const getCard = (side: UploadSide): HTMLElement => screen.getByRole('region', { name: titles[side] })

/** The newest upload. */
export const getLatestUpload = () => {
  const upload = uploads.at(-1)
  if (upload === undefined) throw new Error('No upload was sent')
  return upload
}

export const runAndFlush = async (step: () => void): Promise<void> => {
  act(step)
  await flushPendingWork()
}

/** Sets the files without the filter of the `accept` attribute, which a file manager lets the applicant switch off. */
export const chooseFile = async (side: UploadSide, file: File): Promise<void> => {
  const input = getCard(side).querySelector('input[type=file]:not([capture])')
  if (input === null) throw new Error(`No file input for ${side}`)
  fireEvent.change(input, { target: { files: [file] } })
  await flushPendingWork()
}

export const receiveUpload = (...received: readonly UploadSide[]): Promise<void> =>
  runAndFlush(() => getLatestUpload().reply(200, { ...receipt, received }))
