// The table of wrong, cut, lost and late replies. The seed selects whether a fault applies to the next call alone or to
// every call until it ends.
import type { Route } from '@playwright/test'
import type { FaultClass } from './faultClasses.ts'
import type { Kind, Phase } from './kind.ts'

type Reply = {
  readonly name: string
  readonly classes: readonly FaultClass[]
  readonly answer: (route: Route) => Promise<void>
  /** The reply takes so much time that the fault applies to one call only. */
  readonly isSlow?: boolean
}

const html = '<!doctype html><title>Firewall</title><h1>Request blocked</h1>'

const page = (status: number) => (route: Route) => route.fulfill({ status, contentType: 'text/html', body: html })

const json =
  (body: string, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', body, headers: { ...headers } })

const problem =
  (status: number, type: string, more: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  (route: Route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      headers: { ...headers },
      body: JSON.stringify({ type: `urn:loan:problem:${type}`, title: 'It broke.', status, traceId: 'trace', ...more }),
    })

const tooMany = (retryAfter: () => string | null) => (route: Route) => {
  const value = retryAfter()
  return problem(429, 'too-many-requests', {}, value === null ? {} : { 'retry-after': value })(route)
}

const inTwoSeconds = (): string => new Date(Date.now() + 2000).toUTCString()

const unknownField = {
  errors: [{ fieldName: 'nowhere.nothing', message: 'Wrong.', pointer: '/nowhere', detail: 'Wrong.' }],
}

const replies: readonly Reply[] = [
  { name: 'dropped before the server read it', classes: [12], answer: (route) => route.abort('connectionrefused') },
  {
    name: 'dropped after the server did it',
    classes: [12, 20],
    answer: async (route) => {
      await route.fetch().catch(() => null)
      await route.abort('connectionreset')
    },
  },
  {
    name: 'cut in mid-body',
    classes: [12, 18],
    answer: async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      await route.fulfill({ response, body: body.slice(0, Math.floor(body.length / 2)) })
    },
  },
  {
    name: 'not answered until the page gives up',
    classes: [12],
    isSlow: true,
    answer: async (route) => {
      // The page has aborted the request by then.
      await new Promise((resolve) => setTimeout(resolve, 22_000))
      await route.abort('timedout').catch(() => undefined)
    },
  },
  {
    name: 'four seconds late',
    classes: [11],
    isSlow: true,
    answer: async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 4000))
      await route.continue().catch(() => undefined)
    },
  },
  { name: 'HTML with 200', classes: [18], answer: page(200) },
  { name: 'empty with 200', classes: [18], answer: json('') },
  { name: 'no content (204)', classes: [18], answer: (route) => route.fulfill({ status: 204 }) },
  { name: 'a list with 200', classes: [18], answer: json('[]') },
  { name: 'an object of another shape', classes: [18], answer: json('{"ok":true}') },
  { name: 'foreign 401', classes: [14], answer: page(401) },
  { name: 'foreign 403', classes: [14], answer: page(403) },
  { name: 'foreign 404', classes: [14], answer: page(404) },
  { name: 'foreign 404 in JSON', classes: [14], answer: json('{"error":"not found"}', 404) },
  { name: 'foreign 410', classes: [14], answer: page(410) },
  { name: 'foreign 409', classes: [15], answer: page(409) },
  { name: '422 with an unknown field', classes: [13], answer: problem(422, 'invalid', unknownField) },
  { name: '400 without a field', classes: [13], answer: problem(400, 'invalid', {}) },
  { name: '429 for two seconds', classes: [16], answer: tooMany(() => '2') },
  { name: '429 until a date', classes: [16], answer: tooMany(inTwoSeconds) },
  { name: '429 without a time', classes: [16], answer: tooMany(() => null) },
  { name: '429 for a year', classes: [16], answer: tooMany(() => '31536000') },
  { name: '500', classes: [17], answer: problem(500, 'internal-error') },
  { name: 'a proxy’s 502 page', classes: [17], answer: page(502) },
  { name: '503', classes: [17], answer: problem(503, 'unavailable', {}, { 'retry-after': '1' }) },
]

const phases: readonly Phase[] = ['submit', 'review', 'checking', 'screen-submit']

export const replyKinds: readonly Kind[] = replies.map(({ name, classes, answer, isSlow = false }) => ({
  name: `reply: ${name}`,
  classes,
  phases: isSlow ? ['submit', 'review'] : phases,
  inject: async ({ context }, random) => {
    const isOnce = isSlow || random.next() < 0.5
    let times = 0
    let isOver = false
    const handler = async (route: Route): Promise<void> => {
      if (isOver || (isOnce && times > 0)) return route.fallback()
      times += 1
      await answer(route).catch(() => undefined)
    }
    await context.route('**/api/**', handler)
    return {
      detail: isOnce ? 'one call' : 'every call for a time',
      end: async () => {
        isOver = true
        await context.unroute('**/api/**', handler).catch(() => undefined)
      },
    }
  },
}))
