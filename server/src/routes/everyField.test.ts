// Sends an invalid value for every data point of tukan in Poland and in Spain. The reply is a 4xx that names the field,
// and no data of the request is stored in a new or an existing lead.
import { randomUUID } from 'node:crypto'
import { isOptional } from '@loan/domain/validation/isOptional'
import { createLead, updateLead } from '@loan/domain/contract/lead'
import { problemSchema } from '@loan/domain/contract/problem'
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { ValueKind } from '@loan/domain/data-points/dataPoint'
import { writeAnswers } from '@loan/domain/lead/answers'
import type { LeadApplication } from '@loan/domain/lead/application'
import { buildChain } from '@loan/domain/pages/chain'
import { requireDataPoints, type NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { isConditionMet, type When } from '@loan/domain/data-points/when'
import type { Product } from '@loan/domain/products/product'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestPglite } from '../testing/databases.ts'
import { consents, leads } from '../database/schema.ts'
import { buildEndpointPath } from '../http/registerContract.ts'
import { lucia, personas } from '../testing/personas.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { createDraft } from '../testing/leadRequests.ts'

const script = '<script>alert(1)</script>'
const long = 'x'.repeat(10_000)

const invalidValues: Readonly<Record<ValueKind, readonly unknown[]>> = {
  text: ['?', script, long, 7],
  email: ['a@b', script, `${long}@example.com`, 7],
  phone: ['12', script, '1'.repeat(10_000), 7],
  code: ['?', script, long, 7],
  money: [-1, 50.5, 1e15, '', script],
  integer: [-1, 0.5, 1e15, '', script],
  decimal: [-1, 1e15, '', script],
  date: ['2026-02-30', script, long, 7],
  month: ['2026-13-01', script, long, 7],
  choice: ['unheard-of', script, long, 7],
  'yes-no': ['maybe', 1, ''],
  consent: ['maybe', 1, ''],
}

/** A data point, and answers that make it apply. */
type Row = { readonly product: Product; readonly answers: LeadApplication; readonly dataPoint: NamedDataPoint }

const satisfyCondition = (answers: LeadApplication, condition: When | undefined): LeadApplication => {
  if (condition === undefined || isConditionMet(condition, answers)) return answers
  const [{ path, isOneOf }] = condition
  return writeAnswers(answers, [[path, isOneOf[0]]])
}

const buildRows = (product: Product, answers: LeadApplication): readonly Row[] =>
  buildChain(product).flatMap((page) =>
    requireDataPoints(page, catalogue).map((dataPoint) => ({
      product,
      answers: satisfyCondition(satisfyCondition(answers, page.when), dataPoint.when),
      dataPoint,
    })),
  )

const rows = personas.flatMap(({ product, answers }) => buildRows(product, answers))

/** Returns the answers with the value at the path replaced. */
const replaceAnswer = (answers: object, [key = '', ...rest]: readonly string[], value: unknown): object => {
  const inner: unknown = Object.entries(answers).find(([name]) => name === key)?.[1]
  const isSection = typeof inner === 'object' && inner !== null
  return { ...answers, [key]: rest.length === 0 ? value : replaceAnswer(isSection ? inner : {}, rest, value) }
}

describe('every field', () => {
  const server = createServerFixture(openTestPglite)
  const created = new Map<Product, Awaited<ReturnType<typeof createDraft>>>()
  beforeAll(async () => {
    for (const persona of personas) created.set(persona.product, await createDraft(server, persona))
  })

  const stored = async () => ({
    leads: await server.storage.database.select().from(leads).orderBy(leads.id),
    consents: (await server.storage.database.select().from(consents)).length,
  })

  const send = async (endpoint: typeof createLead | typeof updateLead, token: string, payload: object) => {
    const headers = { 'idempotency-key': randomUUID(), 'lead-token': token }
    const response = await server.app.inject({
      method: endpoint.method,
      url: buildEndpointPath(endpoint),
      headers,
      payload,
    })
    const problem = v.safeParse(problemSchema, response.json())
    return {
      status: response.statusCode,
      named: problem.success ? (problem.output.errors ?? []).map(({ fieldName }) => fieldName) : [],
    }
  }

  it.each(rows.map((row) => ({ ...row, id: row.product.id, path: row.dataPoint.path })))(
    'rejects an invalid value of $id: $path',
    async ({ product, answers, dataPoint }) => {
      const { id = '', token = '', revision } = created.get(product) ?? {}
      const before = await stored()
      const canBeEmpty = isOptional(dataPoint, { application: answers })
      const isText = !['money', 'integer', 'decimal', 'yes-no', 'consent'].includes(dataPoint.kind)
      for (const value of [...invalidValues[dataPoint.kind], ...(isText && !canBeEmpty ? [''] : [])]) {
        const sent = { product: product.id, ...replaceAnswer(answers, dataPoint.path.split('.'), value) }
        const shown = `${dataPoint.path} = ${JSON.stringify(value).slice(0, 30)}`
        const atFirst = await send(createLead, '', sent)
        expect([400, 422], shown).toContain(atFirst.status)
        expect(atFirst.named, shown).toEqual([dataPoint.path])
      }
      const [value] = invalidValues[dataPoint.kind]
      const later = { product: product.id, id, revision, ...replaceAnswer(answers, dataPoint.path.split('.'), value) }
      expect((await send(updateLead, token, later)).named).toEqual([dataPoint.path])
      expect(await stored()).toEqual(before)
    },
  )

  it('names only the invalid date, and not a field outside the product that is compared with it', async () => {
    const bankAccountSince = '2019-05-01'
    const personalDetails = { ...lucia.answers.personalDetails, dateOfBirth: '2026-02-30' }
    const sent = { product: lucia.product.id, personalDetails, incomeDetails: { bankAccountSince } }
    expect((await send(createLead, '', sent)).named).toEqual(['personalDetails.dateOfBirth'])
  })
})
