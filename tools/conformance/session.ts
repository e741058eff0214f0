// The state that the cases of one run share: the server, the applicant, and leads that several cases use.
import { randomUUID } from 'node:crypto'
import type { PolicyText } from '@loan/domain/contract/reference'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import * as v from 'valibot'
import { buildAnswers, buildConsents, withConsents } from './buildApplicant.ts'
import { NotChecked } from './outcomes.ts'
import { type Connection, createConnection, type Exchange } from './connection.ts'
import { buildWrongAnswers, loadProductRules } from './expectedErrors.ts'

/** A lead with the token and the revision of the last write. */
export type LeadHandle = { readonly id: string; readonly token: string; readonly revision: number }

export type Session = Connection & {
  readonly product: Product
  /** The locale of the texts and consents. */
  readonly locale: string
  /** The complete valid application, without consents. */
  readonly answers: LeadApplication
  /** The application with wrong values, computed once. */
  readonly getWrongAnswers: () => LeadApplication
  /** The origin of a page that is served by another host; undefined when there is none. */
  readonly origin: string | undefined
  readonly now: () => Date
  /** Waits in front of the next poll. */
  readonly pause: (ms: number) => Promise<void>
  /** Creates a lead. Throws NotChecked where the server does not, because the case of the create reports why. */
  readonly createDraft: (application?: LeadApplication) => Promise<LeadHandle>
  /** The application with the consents to the policies of the server. Throws NotChecked without them. */
  readonly buildApplication: () => Promise<LeadApplication>
  /** Runs the work of a name once, and returns the same result to all later callers. */
  readonly once: (name: string, work: () => Promise<Exchange>) => Promise<Exchange>
}

export type SessionOptions = {
  readonly baseUrl: string
  readonly product: Product
  readonly origin?: string | undefined
  readonly now?: () => Date
  readonly pause?: (ms: number) => Promise<void>
}

const createdSchema = v.object({ id: v.string(), token: v.string(), revision: v.number() })
const policiesSchema = v.object({
  policies: v.array(
    v.object({
      key: v.string(),
      version: v.string(),
      title: v.string(),
      text: v.string(),
      required: v.boolean(),
      kind: v.picklist(['consent', 'statement']),
    }),
  ),
})

export const newKey = (): string => randomUUID()

const requireReply = <Schema extends v.GenericSchema>(
  schema: Schema,
  { status, json }: Exchange,
  what: string,
): v.InferOutput<Schema> => {
  const parsed = v.safeParse(schema, json)
  if (status === 200 && parsed.success) return parsed.output
  throw new NotChecked(`needs ${what}, and the server answered ${status}`)
}

/** Loads the rules of the product. */
export const createSession = async ({
  baseUrl,
  product,
  origin,
  now = () => new Date(),
  pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}: SessionOptions): Promise<Session> => {
  await loadProductRules(product)
  const connection = createConnection({ baseUrl })
  const [locale] = product.locales
  const answers = buildAnswers(product, now())
  let wrongAnswers: LeadApplication | null = null
  const results = new Map<string, Promise<Exchange>>()
  const fetchPolicies = async (): Promise<readonly PolicyText[]> => {
    const exchange = await connection.send('policies', { params: { product: product.id, locale } })
    return requireReply(policiesSchema, exchange, 'the policies').policies
  }
  return {
    ...connection,
    product,
    locale,
    origin,
    answers,
    getWrongAnswers: () => (wrongAnswers ??= buildWrongAnswers(answers, { product, now: now() })),
    now,
    pause,
    createDraft: async (application = {}) => {
      const body = { product: product.id, ...application }
      const exchange = await connection.send('createLead', { body, idempotencyKey: newKey() })
      return requireReply(createdSchema, exchange, 'a lead')
    },
    buildApplication: async () => withConsents(answers, buildConsents(await fetchPolicies(), { locale, now: now() })),
    once: (name, work) => {
      const existing = results.get(name)
      if (existing !== undefined) return existing
      const started = work()
      results.set(name, started)
      return started
    },
  }
}
