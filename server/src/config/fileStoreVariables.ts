// The environment variables of the storage of uploaded files. config.ts spreads them; docs/uploads.md explains them.
import * as v from 'valibot'
import { secureAddress } from './secureAddress.ts'

const key = v.pipe(v.string(), v.regex(/^[!-~]{3,200}$/u, '3 to 200 visible ASCII characters'))

export const fileStoreVariables = {
  FILE_STORE: v.optional(v.picklist(['disk', 'database', 's3'], 'disk, database or s3'), 'disk'),
  S3_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u, 'the name of a bucket like loans-uploads')),
  ),
  S3_PREFIX: v.optional(
    v.pipe(v.string(), v.regex(/^(?:[a-zA-Z0-9_-]{1,60}\/){1,5}$/u, 'a prefix that ends with a slash, like tukan-pl/')),
  ),
  S3_REGION: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/u, 'a region like eu-central-1'))),
  S3_ENDPOINT: v.optional(secureAddress('https://s3.example')),
  S3_ACCESS_KEY_ID: v.optional(key),
  S3_SECRET_ACCESS_KEY: v.optional(key),
} as const

/** Variables whose value is never in a message. */
export const fileStoreSecrets: readonly string[] = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

export type S3Settings = {
  readonly bucket: string
  /** The start of the names of all objects of this server, with a slash at its end; empty for the whole bucket. */
  readonly prefix: string
  readonly region: string
  /** Null for Amazon's endpoint of the region. */
  readonly endpoint: string | null
  /** Null when the machine has a role, or another source of credentials that the AWS SDK finds. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
}

const environmentSchema = v.object(fileStoreVariables)
type FileStoreEnvironment = v.InferOutput<typeof environmentSchema>

const dependentNames = [
  'S3_PREFIX',
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const satisfies readonly (keyof FileStoreEnvironment)[]

/** Returns what an operator has to change; null when the settings are complete. */
export const findFileStoreProblem = (environment: FileStoreEnvironment): string | null => {
  const { FILE_STORE, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment
  if (S3_BUCKET === undefined) {
    if (FILE_STORE === 's3') return 'FILE_STORE=s3 needs S3_BUCKET'
    const set = dependentNames.filter((name) => environment[name] !== undefined)
    return set.length === 0 ? null : `${set.join(', ')}: no effect without S3_BUCKET`
  }
  if (S3_REGION === undefined) return 'S3_BUCKET needs S3_REGION'
  if ((S3_ACCESS_KEY_ID === undefined) === (S3_SECRET_ACCESS_KEY === undefined)) return null
  return 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY should be set together'
}

/** Returns null without a bucket, and for incomplete settings, which `findFileStoreProblem` has rejected before. */
export const readS3 = (environment: FileStoreEnvironment): S3Settings | null => {
  const { S3_BUCKET, S3_PREFIX, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment
  if (S3_BUCKET === undefined || S3_REGION === undefined) return null
  return {
    bucket: S3_BUCKET,
    prefix: S3_PREFIX ?? '',
    region: S3_REGION,
    endpoint: S3_ENDPOINT ?? null,
    credentials:
      S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined
        ? null
        : { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  }
}
