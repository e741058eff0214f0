// Faults between the page and the server, for each call.
import { listKeys } from '@loan/domain/records'
import type { Page, Route } from '@playwright/test'

export type Call = {
  /** Any method where undefined. */
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly path: RegExp
  readonly body?: RegExp
}

export const createCall: Call = { method: 'POST', path: /\/v3\/lead$/u }
export const updateCall: Call = { method: 'PUT', path: /\/v3\/lead$/u }
export const submitCall: Call = { method: 'PUT', path: /\/v3\/lead$/u, body: /"submit":true/u }
export const statusCall: Call = { method: 'GET', path: /\/lead\/status\//u }
export const anyPost: Call = { method: 'POST', path: /\/api\//u }
/** The call that requests the URL of a bank link, a card check or a partner's site. */
export const handOverCall: Call = { path: /\/lead\/(?:[^/]+\/redirect|offer\/payment|sale)$/u }
export const uploadCall: Call = { method: 'POST', path: /\/lead\/idUpload$/u }
export const providerReturnCall: Call = { method: 'POST', path: /\/lead\/come-back$/u }
export const changeNumberCall: Call = { method: 'POST', path: /\/customer\/mobile$/u }
export const resendCall: Call = { method: 'POST', path: /\/mobile\/resend-code$/u }
export const linkCall: Call = { method: 'GET', path: /\/lead\/url\//u }
export const confirmCall: Call = { method: 'POST', path: /\/lead\/url\//u }
export const unsubscribeCall: Call = { method: 'POST', path: /\/customer\/email\/unsubscribe$/u }

const html = '<!doctype html><title>Bad gateway</title><h1>nginx</h1>'

const problem = (status: number, type: string) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: `urn:loan:problem:${type}`, title: 'It broke.', status, traceId: 'trace' }),
})

/** `message` is the key of the message that the applicant sees. */
const faultRows = {
  'the server down': { message: 'offline', answer: (route: Route) => route.abort('connectionrefused') },
  'a 500': { message: 'server', answer: (route: Route) => route.fulfill(problem(500, 'internal-error')) },
  'a proxy’s 502 page': {
    message: 'server',
    answer: (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: html }),
  },
  'a 503': { message: 'server', answer: (route: Route) => route.fulfill(problem(503, 'unavailable')) },
  'a 429 for two seconds': {
    message: 'tooMany_few',
    answer: (route: Route) => route.fulfill({ ...problem(429, 'too-many-requests'), headers: { 'retry-after': '2' } }),
  },
  'HTML with 200': {
    message: 'malformed',
    answer: (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: html }),
  },
  'cut JSON': {
    message: 'malformed',
    answer: (route: Route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"id":"4f' }),
  },
  'a reply lost after the server has done it': {
    message: 'offline',
    answer: async (route: Route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
  },
} as const

export type FaultName = keyof typeof faultRows
export const faultNames = listKeys(faultRows)

/** The fault after which the server has done the work. */
export const lostReply = 'a reply lost after the server has done it' satisfies FaultName
export const faultsBeforeWrite = faultNames.filter((name) => name !== lostReply)

/**
 * Namespace and key of the message of a fault. The message of a lost connection is in `common`, which loads at the
 * start.
 */
export const getMessage = (fault: FaultName): readonly [namespace: string, key: string] => {
  const { message } = faultRows[fault]
  return message === 'offline' ? ['common', 'requestProblems>offline'] : ['request-problem', message]
}

const isCall = ({ method, path, body }: Call, route: Route): boolean => {
  const request = route.request()
  return (
    (method === undefined || request.method() === method) &&
    path.test(new URL(request.url()).pathname) &&
    (body === undefined || body.test(request.postData() ?? ''))
  )
}

/** An active fault. `endFault` ends it for later calls; a call that failed already does not succeed. */
export type ActiveFault = { readonly endFault: () => void; readonly times: () => number }

/** Makes every matching call fail until `endFault` is called. */
export const breakCall = async (page: Page, call: Call, fault: FaultName): Promise<ActiveFault> => {
  let times = 0
  let hasEnded = false
  await page.route('**/api/**', async (route) => {
    if (hasEnded || !isCall(call, route)) return route.fallback()
    times += 1
    return faultRows[fault].answer(route)
  })
  return {
    endFault: () => {
      hasEnded = true
    },
    times: () => times,
  }
}
