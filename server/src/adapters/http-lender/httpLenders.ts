// The gateway to real lenders: rows of the file of lenders, called by signed HTTP requests through the outbox. Their
// events arrive at routes/lenderEvents.ts.
import { randomBytes, randomUUID } from 'node:crypto'
import { dayMs } from '@loan/domain/durations'
import type { LeadPath } from '@loan/domain/lead/application'
import { readAnswer, writeAnswers } from '@loan/domain/lead/answers'
import * as v from 'valibot'
import { findUnmetCriteria } from '../../lenders/evaluateDecision.ts'
import type { LenderProfile } from '../../lenders/lenderProfile.ts'
import { listStepDataPoints } from '../../leads/answers/requiredDataPoints.ts'
import type { CallProblem, FileCall, LenderCall } from '../../ports/callingLender.ts'
import type { LenderGateway, LenderRequestInput } from '../../ports/lenderGateway.ts'
import { toLenderOfferId } from './buildOffer.ts'
import type { HttpLender } from './lenderFile.ts'
import { eventBodySchema, fileBodySchema, type LenderRequestBody, requestSchema } from './lenderMessages.ts'
import { requiredSteps } from './requiredSteps.ts'
import { toLenderEvent } from './toLenderEvent.ts'

/** @assumed a lender that is down for a day does not need to know that it no longer has the lead. */
const noticeMs = dayMs

const toProfile = ({ key, name, country, registrations, contact, policies, databases }: HttpLender): LenderProfile => ({
  key,
  name,
  country,
  registrations,
  redirectUrl: contact.website,
  email: contact.email,
  ...(contact.phone !== undefined && { phone: contact.phone }),
  policies,
  databases,
})

/** The kind of the lender's requests in the outbox: each lender has its own queue and circuit breaker. */
export const toOutboxKind = ({ key }: Pick<HttpLender, 'key'>): string => `lender-${key}`

const selectAnswers = ({ application }: LenderRequestInput, paths: readonly LeadPath[]) =>
  writeAnswers(
    {},
    paths.map((path) => [path, readAnswer(application, path)]),
  )

/** The number that the applicant verified, which may differ from that of the application. */
const phonePaths: readonly LeadPath[] = ['contactDetails.phoneNumber']

const selectStepAnswers = (input: LenderRequestInput): Record<string, unknown> => {
  const { state } = input.request
  const paths = state === 'MOBILE_VERIFICATION' ? phonePaths : listStepDataPoints(state).map(({ path }) => path)
  return { ...selectAnswers(input, paths) }
}

/**
 * The data of one kind of request. An application has the answers that the lender needs (`sends`), a completed step
 * those of the step. No other answers leave the server.
 */
const buildContent = (lender: HttpLender, input: LenderRequestInput): Partial<LenderRequestBody> => {
  const { request, consents, files } = input
  const { journey, state } = request
  switch (request.kind) {
    case 'application':
      return { answers: { ...selectAnswers(input, lender.sends) } }
    case 'step-completed': {
      const step = requiredSteps.find((each) => each === state)
      return {
        answers: selectStepAnswers(input),
        ...(step !== undefined && { step }),
        ...(request.handOverReference !== null && { handOver: request.handOverReference }),
        ...(consents.length > 0 && { consents: [...consents] }),
        ...(state === 'CUSTOMER_DEBTS' && { debts: [...journey.debts] }),
        ...(files !== null && { files: [...files.files], filesUntil: files.until.toISOString() }),
      }
    }
    case 'adjustment': {
      const { offerId = '', amount = 0, period = 0 } = journey.adjustment ?? {}
      return { offerId: toLenderOfferId(lender.key, offerId), amount, period }
    }
    case 'offer-accepted': {
      const answers = selectStepAnswers(input)
      return {
        offerId: toLenderOfferId(lender.key, journey.takenOfferId ?? ''),
        ...(Object.keys(answers).length > 0 && { answers }),
      }
    }
    case 'offers-declined':
    case 'withdrawn':
      return {}
  }
}

const buildBody = (lender: HttpLender, input: LenderRequestInput): LenderRequestBody => {
  const { request, product, now } = input
  const { country } = product
  return v.parse(requestSchema, {
    id: randomUUID(),
    kind: request.kind,
    reference: request.journey.reference,
    exchange: request.journey.exchangeNumber,
    at: now.toISOString(),
    ...(request.dueAt !== null && { answerBy: request.dueAt.toISOString() }),
    product: product.id,
    country: country.code,
    currency: country.currency.code,
    ...buildContent(lender, input),
  })
}

const listProblems = (issues: readonly v.BaseIssue<unknown>[]): CallProblem => ({
  problem: issues.map((issue) => v.getDotPath(issue) ?? 'the body').join(', '),
})

const parseFileCall = (body: unknown): FileCall | CallProblem => {
  const parsed = v.safeParse(fileBodySchema, body)
  return parsed.success ? parsed.output : listProblems(parsed.issues)
}

const parseCall = (lender: HttpLender, body: unknown): LenderCall | CallProblem => {
  const parsed = v.safeParse(eventBodySchema, body)
  if (!parsed.success) return listProblems(parsed.issues)
  const { id, reference, exchange, event } = parsed.output
  return { id, reference, exchange, toEvent: (context) => toLenderEvent(event, lender, { ...context, exchange }) }
}

export const createHttpLenders = (rows: readonly HttpLender[]): LenderGateway => {
  const byKey = new Map(rows.map((row) => [row.key, { row, profile: toProfile(row) }]))
  const find: (position: {
    readonly plan: readonly string[]
    readonly lenderIndex: number
  }) => ReturnType<typeof byKey.get> = ({ plan, lenderIndex }) => byKey.get(plan[lenderIndex] ?? '')
  return {
    lenders: [...byKey.values()].map(({ profile }) => profile),
    scenarios: null,
    buildPlan: (product, application) =>
      rows
        .filter(({ country, getsNewLeads }) => getsNewLeads && country === product.country.code)
        .toSorted((one, other) => one.order - other.order)
        .filter(({ serves }) => findUnmetCriteria(serves, application).length === 0)
        .map(({ key }) => key),
    findLender: (position) => {
      const profile = find(position)?.profile
      return profile === undefined ? null : { ...profile, ...position.requirement }
    },
    createReference: () => randomBytes(24).toString('base64url'),
    getWaitMs: (position, request) => {
      const row = find(position)?.row
      if (row === undefined) return 0
      return (request === 'application' ? row.answerSeconds : row.followUpSeconds) * 1000
    },
    waitsFromDueTime: false,
    findDueEvent: () => null,
    adjustOffer: () => 'asks-lender',
    callers: rows.map((row) => ({
      key: row.key,
      secrets: row.secrets,
      parseCall: (body) => parseCall(row, body),
      parseFileCall,
    })),
    buildRequest: (input) => {
      const lender = byKey.get(input.request.lender.key)?.row
      if (lender === undefined || input.request.journey.reference === undefined) return null
      const body = buildBody(lender, input)
      const { dueAt } = input.request
      return {
        kind: toOutboxKind(lender),
        key: body.id,
        content: JSON.stringify(body),
        expiresAt: dueAt ?? new Date(input.now.getTime() + noticeMs),
      }
    },
  }
}
