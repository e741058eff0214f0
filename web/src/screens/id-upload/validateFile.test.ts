import { uploadLimits, uploadErrorCodes } from '@loan/domain/contract/documents'
import { describe, expect, it } from 'vitest'
import { validateFile, toFileError } from './validateFile.ts'

const limits = { mimeTypes: uploadLimits.mimeTypes.slice(), maxBytes: 1000 }

const createFile = (bytes: number, type: string): File => new File([new Uint8Array(bytes)], 'card', { type })

describe('the validation of a chosen file', () => {
  it.each([
    [1, 'image/jpeg', 'front', null],
    [1000, 'image/png', 'back', null],
    [10, 'application/pdf', 'front', null],
    [10, 'image/jpeg', 'selfie', null],
    [10, 'application/pdf', 'selfie', 'file-kind'],
    [0, 'image/jpeg', 'front', 'file-empty'],
    [1001, 'image/jpeg', 'front', 'file-too-large'],
    [10, 'image/heic', 'front', 'file-kind'],
    [10, 'image/svg+xml', 'front', 'file-kind'],
    [10, 'text/html', 'front', 'file-kind'],
    [10, '', 'front', 'file-kind'],
    [2000, 'text/html', 'front', 'file-kind'],
  ] as const)('of %d bytes of %j as %s returns %j', (bytes, type, side, error) => {
    expect(validateFile(createFile(bytes, type), limits, side)).toBe(error)
  })
})

describe('the error of a failed upload', () => {
  const http = (httpStatus: number, code?: string) => ({
    outcome: 'http' as const,
    httpStatus,
    retryAfterSeconds: null,
    problem:
      code === undefined
        ? null
        : {
            type: 'urn:loan:problem:refused',
            title: '',
            status: httpStatus,
            traceId: 't',
            errors: [{ fieldName: 'file', code, message: '', pointer: '' }],
          },
  })

  it.each(uploadErrorCodes)('is %s when the server rejects the file with it', (code) => {
    expect(toFileError(http(422, code))).toBe(code)
  })

  it.each([
    [http(413), 'file-too-large'],
    [http(422, 'unknown-code'), 'file-unreadable'],
    [http(422), null],
    [http(500), null],
    [http(429), null],
    [http(409), null],
    [{ outcome: 'offline' as const }, null],
    [{ outcome: 'timeout' as const }, null],
  ])('for %j is %j', (failure, error) => {
    expect(toFileError(failure)).toBe(error)
  })
})
