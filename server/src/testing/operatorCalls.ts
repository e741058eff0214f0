// Requests of an operator's browser: its cookie, its origin, and the hidden fields of forms. For tests only.
import type { LightMyRequestResponse } from 'fastify'
import { operatorActions } from '../database/schema.ts'
import type { TestServer } from './testServer.ts'

export const operatorKeys = {
  maria: 'a-key-of-maria-for-the-operators-in-tests',
  jan: 'a-key-of-jan-for-the-operators-in-the-tests',
} as const

export const operatorEnvironment = {
  OPERATOR_KEYS: Object.entries(operatorKeys)
    .map(([label, key]) => `${label}:${key}`)
    .join(','),
} as const

export type SentHeaders = Readonly<Record<string, string>>

const formHeaders: SentHeaders & { readonly host: string } = {
  host: 'loans.example',
  origin: 'https://loans.example',
  'content-type': 'application/x-www-form-urlencoded',
}

/** Sends a form as a page of this server does; `headers` replace the usual ones, and an empty one is not sent. */
export const postForm = (
  server: TestServer,
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: SentHeaders = {},
): Promise<LightMyRequestResponse> =>
  server.app.inject({
    method: 'POST',
    url: path,
    headers: Object.fromEntries(Object.entries({ ...formHeaders, ...headers }).filter(([, value]) => value !== '')),
    payload: new URLSearchParams(fields).toString(),
  })

export const postSignIn = (server: TestServer, key: string, headers: SentHeaders = {}) =>
  postForm(server, '/operators/sign-in', { key }, headers)

/** The value of the cookie that a reply sets, as a browser sends it. */
export const readCookie = ({ headers }: LightMyRequestResponse): string =>
  String(headers['set-cookie']).split(';')[0] ?? ''

/** The values of the hidden fields with a name, in the order of the page. */
export const readHidden = (page: string, name: string): readonly string[] =>
  [...page.matchAll(new RegExp(`name="${name}"\\s+value="([^"]*)"`, 'gu'))].map(([, value]) => value ?? '')

/** The cells of the row that contains a text. */
export const readRow = (page: string, text: string): readonly string[] => {
  const row = [...page.matchAll(/<tr>(.*?)<\/tr>/gsu)].find(([, cells]) => cells?.includes(text))?.[1] ?? ''
  return [...row.matchAll(/<td>(.*?)<\/td>/gsu)].map(([, cell]) => (cell ?? '').trim())
}

export type Operator = {
  readonly cookie: string
  readonly get: (path: string) => Promise<LightMyRequestResponse>
  /** Adds the token of the session's forms. */
  readonly post: (
    path: string,
    fields: Readonly<Record<string, string>>,
    headers?: SentHeaders,
  ) => Promise<LightMyRequestResponse>
}

/** Signs in. Throws when the key is rejected. */
export const signInOperator = async (
  server: TestServer,
  label: keyof typeof operatorKeys = 'maria',
): Promise<Operator> => {
  const reply = await postSignIn(server, operatorKeys[label])
  if (reply.statusCode !== 303) throw new Error(`The sign-in failed with ${reply.statusCode}`)
  const cookie = readCookie(reply)
  const get = (path: string) => server.app.inject({ url: path, headers: { host: formHeaders.host, cookie } })
  return {
    cookie,
    get,
    post: async (path, fields, headers = {}) => {
      const [form = ''] = readHidden((await get('/operators/search')).body, 'form')
      return postForm(server, path, { form, ...fields }, { cookie, ...headers })
    },
  }
}

/** The recorded actions, oldest first. */
export const readActionRows = ({ storage }: Pick<TestServer, 'storage'>) =>
  storage.database.select().from(operatorActions).orderBy(operatorActions.id)
