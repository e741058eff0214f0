// Sends pictures of a document for an applicant, and reads the stored uploads. For tests only.
import { documentId, idUpload } from '@loan/domain/contract/documents'
import type { UploadSide } from '@loan/domain/lender-steps/documentSides'
import { eq } from 'drizzle-orm'
import { uploads } from '../database/schema.ts'
import { sweepUploads } from '../uploads/storeUpload.ts'
import { anna, tagged } from './personas.ts'
import { type Owned, settle, submitFor, type TestServer } from './testServer.ts'

const inAnHour = () => new Date(Date.now() + 3_600_000)

export const startUpload = async (server: TestServer, persona = anna): Promise<Owned> => {
  const owned = await submitFor(server, tagged(persona, 'id-upload'))
  await settle(server, owned)
  return owned
}

type Sent = { readonly side: UploadSide; readonly body: Buffer; readonly contentType?: string }

export const sendPicture = (server: TestServer, { id, token }: Owned, { side, ...sent }: Sent) =>
  server.call(idUpload, { params: { id, side }, token, ...sent })

export const sendDocument = (
  server: TestServer,
  { id, token }: Owned,
  [identificationType, idCardNumber]: readonly [string, string],
) => server.call(documentId, { body: { id, otherDetails: { identificationType, idCardNumber } }, token })

export const uploadRowsOf = ({ storage }: TestServer, { id }: Owned) =>
  storage.database.select().from(uploads).where(eq(uploads.leadId, id))

export const listFiles = (server: TestServer) => server.uploads.list(inAnHour())

/** Deletes unreferenced files without the grace period for open transactions. */
export const sweepAll = (server: TestServer) => sweepUploads(server.storage.database, server.uploads, inAnHour())
