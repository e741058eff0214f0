// Calls an object storage that speaks S3, by the AWS SDK. The SDK is loaded with the first call, so that a server
// without a bucket never reads it.
import type * as sdkModule from '@aws-sdk/client-s3'
import type { S3Settings } from '../../config/fileStoreVariables.ts'
import { getErrorCode } from '../../lib/getErrorCode.ts'
import { withTimeLimit } from '../../lib/withTimeLimit.ts'
import { GatewayError } from '../../ports/gatewayError.ts'

type Sdk = typeof sdkModule
type S3Client = sdkModule.S3Client

/** The milliseconds of a connection, of one attempt until its reply begins, and of a call with its further attempts. */
export type S3Limits = { readonly connectMs: number; readonly attemptMs: number; readonly callMs: number }

/**
 * @assumed a storage replies within a second. The page waits 30 s for the reply to an upload, of which the malware scan
 * may take 20.
 */
const defaultLimits: S3Limits = { connectMs: 2000, attemptMs: 5000, callMs: 8000 }

/** The code of a reply, such as `AccessDenied`, or its status when it has no code, as replies to HEAD. */
const readReplyCode = (name: string, status: number): string =>
  /^[a-z]{1,60}$/iu.test(name) && !name.startsWith('Unknown') ? name : String(status)

/** The codes of errors of the SDK that have none, by their names. */
const codesByErrorName: Readonly<Partial<Record<string, string>>> = {
  AbortError: 'timeout',
  TimeoutError: 'timeout',
  CredentialsProviderError: 'no-credentials',
}

type Failure = { readonly status: number | null; readonly code: string }

const readFailure = (error: unknown, { S3ServiceException }: Sdk): Failure => {
  if (error instanceof S3ServiceException) {
    const status = error.$metadata.httpStatusCode ?? null
    return { status, code: status === null ? 'reply' : readReplyCode(error.name, status) }
  }
  const codeOfName = error instanceof Error ? codesByErrorName[error.name] : undefined
  return { status: null, code: codeOfName ?? (getErrorCode(error) || 'network') }
}

/** An S3 call that failed; `status` is that of the reply, null without a reply. */
export class S3Error extends GatewayError {
  readonly status: number | null

  constructor({ status, code }: Failure) {
    super('unreachable', code)
    this.status = status
  }
}

/** Runs a call within the limits. It throws only S3Error. */
export type CallS3 = <Result>(
  work: (client: S3Client, sdk: Sdk, abortSignal: AbortSignal) => Promise<Result>,
) => Promise<Result>

const createClient = ({ S3Client }: Sdk, settings: S3Settings, limits: S3Limits): S3Client =>
  new S3Client({
    region: settings.region,
    ...(settings.endpoint === null ? {} : { endpoint: settings.endpoint, forcePathStyle: true }),
    ...(settings.credentials === null ? {} : { credentials: settings.credentials }),
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: limits.connectMs,
      requestTimeout: limits.attemptMs,
      throwOnRequestTimeout: true,
    },
    // The files are authenticated by their encryption, and not every other storage knows these checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

/** No caller aborts a call: it ends by its limits. */
const neverAborted = new AbortController().signal

export const createS3Calls = (settings: S3Settings, limits: S3Limits = defaultLimits): CallS3 => {
  let client: S3Client | null = null
  return async (work) => {
    const sdk = await import('@aws-sdk/client-s3')
    const opened = (client ??= createClient(sdk, settings, limits))
    try {
      return await withTimeLimit(limits.callMs, neverAborted, (signal) => work(opened, sdk, signal))
    } catch (error) {
      throw error instanceof S3Error ? error : new S3Error(readFailure(error, sdk))
    }
  }
}
