// A complete lender in one program: it receives signed requests and sends signed events (docs/integrating-a-lender.md).
// `fault` makes it misbehave, for the tests. Its only argument is its settings as JSON.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { dayMs } from '@loan/domain/durations'

const lenderSchema = v.object({
  key: v.string(),
  secret: v.string(),
  fault: v.picklist([
    'none',
    'slow',
    'error',
    'duplicate',
    'late',
    'out-of-order',
    'wrong-signature',
    'redirects',
    'bank-link',
    'documents',
    'adjustable',
  ]),
})
const settingsSchema = v.object({ port: v.number(), loansUrl: v.string(), lenders: v.array(lenderSchema) })
type Lender = v.InferOutput<typeof lenderSchema>

const requestSchema = v.object({
  id: v.string(),
  kind: v.picklist(['application', 'step-completed', 'adjustment', 'offer-accepted', 'offers-declined', 'withdrawn']),
  reference: v.string(),
  exchange: v.number(),
  step: v.optional(v.string()),
  handOver: v.optional(v.string()),
  answers: v.optional(v.object({ amount: v.optional(v.number()), period: v.optional(v.number()) })),
  files: v.optional(v.array(v.object({ side: v.string(), mimeType: v.string(), bytes: v.number() }))),
  amount: v.optional(v.number()),
  period: v.optional(v.number()),
})
type Request = v.InferOutput<typeof requestSchema>
type Event = { readonly kind: string; readonly [detail: string]: unknown }

const { port, loansUrl, lenders } = v.parse(settingsSchema, JSON.parse(process.argv[2] ?? '{}'))

const sign = (secret: string, timestamp: string, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`

/** Checks the signature before the body is parsed, and rejects an old timestamp. */
const isSigned = ({ secret }: Lender, headers: IncomingHttpHeaders, body: string): boolean => {
  const timestamp = String(headers['loan-timestamp'])
  const expected = Buffer.from(sign(secret, timestamp, body))
  const given = Buffer.from(String(headers['loan-signature']))
  const isRecent = Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300
  return isRecent && expected.length === given.length && timingSafeEqual(expected, given)
}

const post = (path: string, secret: string, content: object): Promise<Response> => {
  const body = JSON.stringify(content)
  const timestamp = String(Math.floor(Date.now() / 1000))
  return fetch(`${loansUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'loan-timestamp': timestamp,
      'loan-signature': sign(secret, timestamp, body),
    },
    body,
  })
}

/** Fetches the pictures of a completed step. Returns whether all of them are there. */
const fetchFiles = async ({ key, secret }: Lender, { reference, files = [] }: Request): Promise<boolean> => {
  const replies = files.map(async ({ side, mimeType, bytes }) => {
    const response = await post(`/lenders/${key}/files`, secret, { id: randomUUID(), reference, side })
    const content = await response.arrayBuffer()
    process.stdout.write(`${key} ${side} ${response.status}\n`)
    return response.headers.get('content-type') === mimeType && content.byteLength === bytes
  })
  return files.length > 0 && (await Promise.all(replies)).every(Boolean)
}

/** Returns the status of the reply, and prints it for the tests. */
const sendEvent = async (
  lender: Lender,
  { reference, exchange }: Request,
  event: Event,
  id: string,
): Promise<number> => {
  const secret = lender.fault === 'wrong-signature' ? 'x'.repeat(32) : lender.secret
  const response = await post(`/lenders/${lender.key}/events`, secret, { id, reference, exchange, event })
  process.stdout.write(`${lender.key} ${event.kind} ${response.status}\n`)
  return response.status
}

const addDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

/** A loan without interest and fees, in one payment for about each 30 days. */
const buildOffer = ({ fault }: Lender, amount: number, period: number): Event[string] => {
  const count = Math.max(1, Math.round(period / 30))
  const instalment = Math.ceil((amount * 100) / count) / 100
  return {
    // Another amount or period is another offer.
    id: fault === 'adjustable' ? `offer-${amount}-${period}` : 'offer-1',
    product: 'Loan without costs',
    amount,
    period: { length: period, scale: 'days' },
    instalments: { count, amount: instalment },
    totalPayable: Math.round(instalment * count * 100) / 100,
    fees: 0,
    aprPercent: 0,
    borrowingRatePercent: 0,
    firstPaymentAt: addDays(Math.round(period / count)),
    lastPaymentAt: addDays(period),
    withdrawalDays: 14,
    validUntil: new Date(Date.now() + 7 * dayMs).toISOString(),
    ...(fault === 'adjustable' && {
      adjustable: { amount: { min: 1000, max: 3000, step: 100 }, period: { min: 61, max: 90, step: 1 } },
    }),
  }
}

/** The amount and the period of each application, by reference. A real lender has a database. */
const applications = new Map<string, { readonly amount: number; readonly period: number }>()

/** The steps that the lender requires after the consents, by its fault. */
const laterSteps: Readonly<Partial<Record<Lender['fault'], Event>>> = {
  'bank-link': { kind: 'requires-step', step: 'INSTANTOR' },
  documents: { kind: 'requires-step', step: 'ID_UPLOAD', sides: ['front', 'selfie'], isRequired: true },
}

const answerStep = async (lender: Lender, request: Request): Promise<Event> => {
  const { reference, step, handOver } = request
  if (step === 'MOBILE_VERIFICATION') return { kind: 'requires-step', step: 'POLICY_CONSENTS' }
  const laterStep = laterSteps[lender.fault]
  if (step === 'POLICY_CONSENTS' && laterStep !== undefined) return laterStep
  // A real lender requests the account data from the provider, by this reference.
  if (step === 'INSTANTOR' && handOver === undefined) return { kind: 'fails' }
  if (step === 'ID_UPLOAD')
    return (await fetchFiles(lender, request))
      ? { kind: 'requires-step', step: 'WNIOSEK_UZUPELNIENIE', answers: ['personalDetails.lastName'] }
      : { kind: 'declines', reasons: ['identity'] }
  const { amount, period } = applications.get(reference) ?? { amount: 0, period: 0 }
  return { kind: 'offers', offers: [buildOffer(lender, amount, period)] }
}

/** The event that answers a request; null when the request needs none. */
const decide = async (lender: Lender, request: Request): Promise<Event | null> => {
  switch (request.kind) {
    case 'application': {
      const { amount = 0, period = 0 } = request.answers ?? {}
      applications.set(request.reference, { amount, period })
      if (lender.fault === 'redirects') return { kind: 'redirects' }
      return amount < 200
        ? { kind: 'declines', reasons: ['amount'] }
        : { kind: 'requires-step', step: 'MOBILE_VERIFICATION' }
    }
    case 'step-completed':
      return answerStep(lender, request)
    case 'adjustment': {
      const { amount = 0, period = 0 } = request
      return { kind: 'offers', offers: [buildOffer(lender, amount, period)] }
    }
    case 'offer-accepted':
      return { kind: 'accepts' }
    case 'offers-declined':
    case 'withdrawn':
      return null
  }
}

/** The answers that a lender with the fault `late` sends after the server gave it up. */
const delayedAnswers = new Map<string, { readonly request: Request; readonly event: Event }>()

const respond = async (lender: Lender, request: Request): Promise<void> => {
  const late = request.kind === 'withdrawn' ? delayedAnswers.get(request.reference) : undefined
  if (late !== undefined) await sendEvent(lender, late.request, late.event, randomUUID())
  const event = await decide(lender, request)
  if (event === null) return
  const id = randomUUID()
  if (lender.fault === 'late') {
    delayedAnswers.set(request.reference, { request, event })
    return
  }
  if (lender.fault === 'out-of-order' && request.kind === 'application') {
    await sendEvent(lender, request, { kind: 'changes-offer', offer: buildOffer(lender, 1000, 61) }, randomUUID())
    await sendEvent(lender, { ...request, exchange: 1 }, { kind: 'withdraws' }, randomUUID())
  }
  if (lender.fault === 'duplicate') {
    await sendEvent(lender, request, event, id)
    await sendEvent(lender, request, event, randomUUID())
  }
  if (lender.fault === 'slow') await pause(500)
  await sendEvent(lender, request, event, id)
}

/** The ids of received requests. A repeated request is answered with success and not processed again. */
const received = new Set<string>()

/** Returns the status of the reply. The event follows in a separate call. */
const receive = (key: string | undefined, headers: IncomingHttpHeaders, body: string): number => {
  const lender = lenders.find((each) => each.key === key)
  if (lender === undefined) return 404
  if (!isSigned(lender, headers, body)) return 401
  if (lender.fault === 'error') return 500
  const request = v.parse(requestSchema, JSON.parse(body))
  if (received.has(request.id)) return 202
  received.add(request.id)
  // A real lender stores the request and retries its events until it gets a final reply.
  respond(lender, request).catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
  return 202
}

createServer((request, response) => {
  text(request).then(
    (body) => response.writeHead(receive(request.url?.slice(1), request.headers, body)).end(),
    () => response.destroy(),
  )
}).listen(port, '127.0.0.1', () => process.stdout.write('listening\n'))
