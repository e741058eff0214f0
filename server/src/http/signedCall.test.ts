// What a call of an outside system is rejected for, as its engineers read it.
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { minuteMs } from '@loan/domain/durations'
import { buildSignedHeaders } from '../lib/signedBody.ts'
import { ProblemError } from './problemError.ts'
import { readSignedBody, registerSignedBodyParser } from './signedCall.ts'

const secret = 'a secret of an outside system of the tests'
const formerSecret = 'the former secret of that outside system'
const now = new Date('2026-11-30T10:00:00.000Z')

const createApp = () => {
  const app = Fastify()
  registerSignedBodyParser(app, 4096)
  app.route({
    method: 'POST',
    url: '/',
    handler: async (request) => readSignedBody(request, [secret, formerSecret], now),
  })
  app.setErrorHandler((error, _request, reply) =>
    reply.code(400).send(error instanceof ProblemError ? `${error.type}: ${error.message}` : 'another error'),
  )
  return app
}

const post = async (payload: string | Buffer, headers: Readonly<Record<string, string>>) => {
  const sent = { 'content-type': 'application/json', ...headers }
  const { body } = await createApp().inject({ method: 'POST', url: '/', headers: sent, payload })
  return body
}

const text = '{"name":"Łódź"}'
const passMs = (ms: number): Date => new Date(now.getTime() + ms)

it.each([secret, formerSecret])('returns the content of a body that is signed with %j', async (used) => {
  expect(await post(text, buildSignedHeaders(used, now, text))).toBe(text)
})

it.each([
  ['of another secret', buildSignedHeaders('another secret of an outside system', now, text)],
  ['of another body', buildSignedHeaders(secret, now, `${text} `)],
  ['that is missing', {}],
])('names a signature %s', async (_what, headers) => {
  expect(await post(text, headers)).toBe('token-needed: The signature of this call is invalid.')
})

it.each([
  ['early', passMs(-5 * minuteMs - 1000)],
  ['late', passMs(5 * minuteMs + 1000)],
  ['in milliseconds', new Date(now.getTime() * 1000)],
])('names a timestamp that is %s', async (_what, at) => {
  for (const used of [secret, formerSecret])
    expect(await post(text, buildSignedHeaders(used, at, text))).toMatch(/^token-needed: The timestamp /u)
})

it.each([
  ['Latin-2', Buffer.from([0x7b, 0x22, 0xa3, 0x22, 0x3a, 0x31, 0x7d]), 'The body is not UTF-8.'],
  ['UTF-16', Buffer.from(text, 'utf16le'), 'The body is not UTF-8.'],
  ['no JSON', Buffer.from('{"name":'), 'The body is not JSON.'],
])('names a body that is %s', async (_what, payload, detail) => {
  expect(await post(payload, buildSignedHeaders(secret, now, payload))).toBe(`bad-request: ${detail}`)
})
