// Calls of the ID_UPLOAD screen: pictures of the identity document one by one, then its kind and number, which go on.
import { uploadSides } from '../lender-steps/documentSides.ts'
import * as v from 'valibot'
import { endpoint, leadId, shortText } from './endpoint.ts'
import { leadReceipt, moved } from './receipt.ts'

/** @assumed docs/countries/README.md: jpg, png or pdf up to 10 MB; the specification says nothing of the files. */
export const uploadLimits = {
  mimeTypes: ['image/jpeg', 'image/png', 'application/pdf'],
  maxBytes: 10 * 1024 * 1024,
  /** Of a picture: below, nobody can read a document; above, opening it takes too much memory. */
  minPixelsAcross: 200,
  maxPixels: 50_000_000,
} as const

/** Codes of the field `file` that a refused upload names; the words are the page's. */
export const uploadErrorCodes = [
  'file-empty',
  'file-kind',
  'file-unreadable',
  'file-too-few-pixels',
  'file-too-many-pixels',
  'file-locked',
  'file-active',
] as const
export type UploadErrorCode = (typeof uploadErrorCodes)[number]

/**
 * @assumed the file itself is the body and its kind the content type; the side replaces what was sent for it before.
 * A refused file answers 422 with `fieldName: file` and a code of `uploadErrorCodes`, one beyond the limit 413.
 */
export const idUpload = endpoint({
  method: 'POST',
  path: '/lead/idUpload',
  summary: 'One picture of the identity document; the lead stays where it is',
  needsIdempotencyKey: true,
  needsLeadToken: true,
  fileTypes: uploadLimits.mimeTypes,
  params: v.strictObject({ id: leadId, side: v.picklist(uploadSides) }),
  body: v.custom<Uint8Array>((body) => body instanceof Uint8Array),
  reply: v.strictObject({ ...leadReceipt, received: v.array(v.picklist(uploadSides)) }),
})

/**
 * @assumed the last call of the screen, with what `questions` of the status names: 422 names what is wrong, `upload.<side>`
 * for a side that is still missing.
 */
export const documentId = endpoint({
  method: 'POST',
  path: '/lead/documentId',
  summary: 'Kind and number of the identity document; goes on once every side is there',
  needsIdempotencyKey: true,
  needsLeadToken: true,
  body: v.strictObject({
    id: leadId,
    otherDetails: v.exactOptional(
      v.strictObject({
        identificationType: v.exactOptional(shortText(40)),
        idCardNumber: v.exactOptional(shortText(40)),
      }),
    ),
  }),
  reply: moved,
})

export const offerSkipDocumentUpload = endpoint({
  method: 'POST',
  path: '/lead/offer/skip-document-upload',
  summary: 'Go on without pictures of the document, where the lender allows it',
  needsIdempotencyKey: true,
  needsLeadToken: true,
  body: v.strictObject({ id: leadId }),
  reply: moved,
})
