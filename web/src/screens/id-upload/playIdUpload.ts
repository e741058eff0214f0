// Set-up for tests of the ID_UPLOAD screen: renders it, chooses pictures and fakes their uploads.
import { uploadLimits } from '@loan/domain/contract/documents'
import type { UploadSide } from '@loan/domain/lender-steps/documentSides'
import type { LeadStatus } from '@loan/domain/contract/lead'
import { act } from 'react'
import { beforeEach } from 'vitest'
import { playUploads, uploads } from '../../api/playUploads.ts'
import { receipt, statusIn } from '../openScreen.tsx'
import { setUpScreens } from '../setUpScreens.ts'

type Wanted = NonNullable<LeadStatus['upload']>

export const wanted: Wanted = {
  sides: ['front', 'back'],
  received: [],
  mimeTypes: [...uploadLimits.mimeTypes],
  maxBytes: 1000,
  mayGoOnWithout: false,
}

export const jpeg = (name = 'card.jpg', bytes = 10): File =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })

/** Call it at the top level of a test file. */
export const playIdUpload = () => {
  const screens = setUpScreens()
  const { server, page, visit } = screens
  beforeEach(playUploads)

  const card = (side: UploadSide): HTMLElement => {
    const found = page().find(`#picture-${side}`, HTMLButtonElement).closest('section')
    if (!(found instanceof HTMLElement)) throw new Error(`No card for ${side}`)
    return found
  }

  /** The newest upload. */
  const latest = () => {
    const upload = uploads.at(-1)
    if (upload === undefined) throw new Error('No upload was sent')
    return upload
  }

  const play = async (step: () => void) => {
    act(step)
    await page().click()
  }

  return {
    ...screens,
    card,
    latest,
    play,
    open: async (change: Partial<Wanted> = {}) => {
      server.status = statusIn('ID_UPLOAD', { upload: { ...wanted, ...change } })
      await visit('/id-upload', 30)
    },
    choose: async (side: UploadSide, file: File) => {
      const input = card(side).querySelector('input[type=file]:not([capture])')
      if (!(input instanceof HTMLInputElement)) throw new Error(`No file input for ${side}`)
      Object.defineProperty(input, 'files', { value: [file], configurable: true })
      await play(() => {
        input.dispatchEvent(new Event('change', { bubbles: true }))
      })
    },
    receive: (...received: readonly UploadSide[]) => play(() => latest().answer(200, { ...receipt, received })),
  }
}
