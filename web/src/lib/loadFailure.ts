// Why a script of ours has not loaded. A release deletes the files of earlier ones, a connection fails, a server fails:
// each has another remedy, and browsers report all of them as one TypeError.

export type LoadFailure = 'gone' | 'offline' | 'failed'

const isHtml = (response: Response): boolean => response.headers.get('content-type')?.includes('html') === true

/** Null for a script. `null` as response: nothing has come back. HTML in place of a script is a page of the server. */
export const findLoadFailure = (response: Response | null): LoadFailure | null => {
  if (response === null) return 'offline'
  if (response.status === 404 || response.status === 410) return 'gone'
  if (!response.ok) return 'failed'
  return isHtml(response) ? 'gone' : null
}

export class LoadError extends Error {
  readonly kind: LoadFailure

  constructor(address: string, kind: LoadFailure) {
    super(`A chunk to import is not available (${kind}): ${address}`)
    this.name = 'LoadError'
    this.kind = kind
  }
}

export const findLoadErrorKind = (reason: unknown): LoadFailure | null =>
  reason instanceof LoadError ? reason.kind : null
