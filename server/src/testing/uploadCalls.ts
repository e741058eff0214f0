// Sends pictures of a document for an applicant, and reads the stored uploads. For tests only.
import { hourMs } from '@loan/domain/durations'
import { documentId, idUpload } from '@loan/domain/contract/documents'
import type { UploadSide } from '@loan/domain/lender-steps/documentSides'
import { eq } from 'drizzle-orm'
import { uploads } from '../database/schema.ts'
import { deleteUnusedUploads } from '../uploads/storeUpload.ts'
import { anna, withTag } from './personas.ts'
import type { LeadHandle } from './leadCalls.ts'
import type { TestServer } from './testServer.ts'
import { waitForLenders, submitApplication } from './leadRequests.ts'

const getTimeInAnHour = () => new Date(Date.now() + hourMs)

export const startUpload = async (server: TestServer, persona = anna): Promise<LeadHandle> => {
  const owned = await submitApplication(server, withTag(persona, 'id-upload'))
  await waitForLenders(server, owned)
  return owned
}

type PictureInput = {
  readonly side: UploadSide
  readonly body: Buffer
  readonly contentType?: string
  readonly from?: string
}

export const sendPicture = (server: TestServer, { id, token }: LeadHandle, { side, ...sent }: PictureInput) =>
  server.call(idUpload, { params: { id, side }, token, ...sent })

export const sendDocument = (
  server: TestServer,
  { id, token }: LeadHandle,
  [identificationType, idCardNumber]: readonly [string, string],
) => server.call(documentId, { body: { id, otherDetails: { identificationType, idCardNumber } }, token })

export const readUploadRows = ({ storage }: TestServer, { id }: LeadHandle) =>
  storage.database.select().from(uploads).where(eq(uploads.leadId, id))

export const listFiles = (server: TestServer) => server.uploads.list(getTimeInAnHour())

/** Deletes unreferenced files without the grace period for open transactions. */
export const deleteAllOrphans = (server: TestServer) =>
  deleteUnusedUploads(server.storage.database, server.uploads, getTimeInAnHour())
