// The causes of a failed load of a script or of texts: a release has deleted the file, the connection fails, the server
// fails. Each needs another reaction, but browsers report all of them as a TypeError.

export type LoadFailure = 'gone' | 'offline' | 'failed'

const isHtml = (response: Response): boolean => response.headers.get('content-type')?.includes('html') === true

/**
 * Null for a file. A null response means no response at all. HTML instead of the file means that the file is gone.
 */
export const findLoadFailure = (response: Response | null): LoadFailure | null => {
  if (response === null) return 'offline'
  if (response.status === 404 || response.status === 410) return 'gone'
  if (!response.ok) return 'failed'
  return isHtml(response) ? 'gone' : null
}

export class LoadError extends Error {
  declare readonly kind: LoadFailure

  constructor(address: string, kind: LoadFailure) {
    super(`Failed to load the chunk to import (${kind}): ${address}`)
    this.name = 'LoadError'
    this.kind = kind
  }
}

export const findLoadErrorKind = (reason: unknown): LoadFailure | null =>
  reason instanceof LoadError ? reason.kind : null
