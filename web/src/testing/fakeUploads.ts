// A fake `XMLHttpRequest` for tests of uploads: the test reports the progress and sends the reply.
import { vi } from 'vitest'

class FakeUpload extends EventTarget {
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  method = ''
  url = ''
  file: unknown
  status = 0
  responseText = ''
  #retryAfter: string | null = null

  constructor() {
    super()
    uploads.push(this)
  }

  open(method: string, url: string) {
    this.method = method
    this.url = url
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }

  getResponseHeader(name: string) {
    if (name === 'retry-after') return this.#retryAfter
    return this.status < 400 ? 'application/json' : 'application/problem+json; charset=utf-8'
  }

  send(file: unknown) {
    this.file = file
  }

  abort() {
    this.dispatchEvent(new Event('abort'))
  }

  // The test calls the methods below.

  reportProgress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }

  reply(status: number, body: unknown, retryAfter: string | null = null) {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.#retryAfter = retryAfter
    this.dispatchEvent(new Event('load'))
  }

  fail() {
    this.dispatchEvent(new Event('error'))
  }
}

/** Every upload since the last `stubUploads`, in order. */
export const uploads: FakeUpload[] = []

/** Replaces `XMLHttpRequest` and clears `uploads`. Call it before each test. */
export const stubUploads = (): void => {
  uploads.length = 0
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
}
