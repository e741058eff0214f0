// Calls of the ID_UPLOAD screen: one upload for each picture of the identity document, then its type and number.
import { uploadSides } from '../lender-steps/documentSides.ts'
import * as v from 'valibot'
import { defineEndpoint, leadId, shortText } from './endpoint.ts'
import { leadReceipt, leadReceiptSchema } from './receipt.ts'

/** @assumed docs/countries/README.md: jpg, png or pdf up to 10 MB; the specification does not describe the files. */
export const uploadLimits = {
  mimeTypes: ['image/jpeg', 'image/png', 'application/pdf'],
  maxBytes: 10 * 1024 * 1024,
  /** Bounds of a picture: a smaller one is illegible, decoding a larger one takes too much memory. */
  minPixelsAcross: 200,
  maxPixels: 50_000_000,
} as const

/** Error codes of the field `file` for a rejected upload; the page has the texts. */
export const uploadErrorCodes = [
  'file-empty',
  'file-kind',
  'file-unreadable',
  'file-too-few-pixels',
  'file-too-many-pixels',
  'file-locked',
  'file-active',
  'file-infected',
] as const
export type UploadErrorCode = (typeof uploadErrorCodes)[number]

/**
 * @assumed the body is the raw file with its content type; an upload replaces the previous one of its side. Returns 422
 * with `fieldName: file` and a code of `uploadErrorCodes` for a rejected file, 413 for one above the size limit.
 */
export const idUpload = defineEndpoint({
  method: 'POST',
  path: '/lead/idUpload',
  summary: 'One picture of the identity document; the state of the lead does not change',
  needsIdempotencyKey: true,
  needsLeadToken: true,
  fileTypes: uploadLimits.mimeTypes,
  params: v.strictObject({ id: leadId, side: v.picklist(uploadSides) }),
  body: v.custom<Uint8Array>((body) => body instanceof Uint8Array),
  reply: v.strictObject({ ...leadReceipt, received: v.array(v.picklist(uploadSides)) }),
})

/**
 * @assumed the last call of the screen, with the data points in `questions` of the status. Returns 422 with the invalid
 * fields, and with `upload.<side>` for a missing side.
 */
export const documentId = defineEndpoint({
  method: 'POST',
  path: '/lead/documentId',
  summary: 'Type and number of the identity document; ends the step once every side is uploaded',
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
  reply: leadReceiptSchema,
})

export const offerSkipDocumentUpload = defineEndpoint({
  method: 'POST',
  path: '/lead/offer/skip-document-upload',
  summary: 'Continue without pictures of the document, if the lender allows it',
  needsIdempotencyKey: true,
  needsLeadToken: true,
  body: v.strictObject({ id: leadId }),
  reply: leadReceiptSchema,
})
