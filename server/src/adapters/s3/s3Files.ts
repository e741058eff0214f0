// Stores encrypted files as objects of an S3 bucket.
import type { S3Settings } from '../../config/fileStoreVariables.ts'
import { ConfigError } from '../../config/config.ts'
import type { EncryptedFiles } from '../../ports/fileStore.ts'
import { createS3Calls, S3Error, type S3Limits } from './s3Client.ts'

/** More than any stored file has. A longer object was not written by this server, and is not read into memory. */
const maxBytes = 64 * 1024 * 1024

const isMissingObject = (error: unknown): boolean => error instanceof S3Error && error.code === 'NoSuchKey'

/** Without `limits` it uses those of production. */
export const createS3Files = (settings: S3Settings, limits?: S3Limits): EncryptedFiles => {
  const call = createS3Calls(settings, limits)
  const { bucket: Bucket, prefix } = settings
  const nameObject = (fileName: string) => ({ Bucket, Key: `${prefix}${fileName}` })

  const remove = (fileName: string): Promise<void> =>
    call(async (client, { DeleteObjectCommand }, abortSignal) => {
      await client.send(new DeleteObjectCommand(nameObject(fileName)), { abortSignal })
    })

  return {
    /** An object exists completely or not at all. One whose reply got lost is removed here, or by the cleanup job. */
    write: async (fileName, encrypted) => {
      try {
        await call(async (client, { PutObjectCommand }, abortSignal) => {
          const object = { ...nameObject(fileName), Body: encrypted, ContentType: 'application/octet-stream' }
          await client.send(new PutObjectCommand(object), { abortSignal })
        })
      } catch (error) {
        void remove(fileName).catch(() => {})
        throw error
      }
    },
    read: async (fileName) => {
      try {
        return await call(async (client, { GetObjectCommand }, abortSignal) => {
          const { Body, ContentLength } = await client.send(new GetObjectCommand(nameObject(fileName)), { abortSignal })
          if (Body === undefined || ContentLength === undefined || ContentLength > maxBytes)
            throw new S3Error({ status: 200, code: 'object-length' })
          return Buffer.from(await Body.transformToByteArray())
        })
      } catch (error) {
        if (isMissingObject(error)) return null
        throw error
      }
    },
    /** Requests pages of up to 1000 names, each within the limits of a call. */
    list: async (before) => {
      const names: string[] = []
      let next: string | undefined
      do {
        const ContinuationToken = next
        const page = await call((client, { ListObjectsV2Command }, abortSignal) =>
          client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken }), { abortSignal }),
        )
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key !== undefined && LastModified !== undefined && LastModified < before)
            names.push(Key.slice(prefix.length))
        next = page.IsTruncated === true ? page.NextContinuationToken : undefined
      } while (next !== undefined)
      return names
    },
    remove,
  }
}

/**
 * Throws ConfigError when the storage rejects the bucket or the credentials. A storage that does not reply now may
 * reply later: returns its code, or null when the bucket can be used.
 */
export const checkBucket = async (settings: S3Settings, limits?: S3Limits): Promise<string | null> => {
  const call = createS3Calls(settings, limits)
  try {
    await call((client, { HeadBucketCommand }, abortSignal) =>
      client.send(new HeadBucketCommand({ Bucket: settings.bucket }), { abortSignal }),
    )
    return null
  } catch (error) {
    if (!(error instanceof S3Error)) throw error
    if (error.status === null || error.status >= 500 || error.status === 429) return error.code
    throw new ConfigError(
      `S3_BUCKET should be a bucket that these credentials may use, not ${JSON.stringify(settings.bucket)}: the storage replied ${error.status} (docs/uploads.md)`,
    )
  }
}
