// The metrics of one server, in the format of Prometheus. Labels have values from fixed sets: routes, methods, states,
// lenders, kinds and results. They contain no URL, id or answer. docs/observing.md lists the metrics.
import { lenderLogKinds } from '@loan/domain/contract/statusFields'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Storage } from '../database/storage.ts'
import { messageKinds } from '../ports/messageGateway.ts'
import { addStorageMetrics } from './storageMetrics.ts'

export type RequestMeasurement = {
  readonly method: string
  /** The route template, or `(none)`. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

export type LenderResponse = {
  /** The lender's name. */
  readonly lender: string
  /** The kind of the entry in the lender log. */
  readonly outcome: string
  /** The seconds since the request to the lender; null when it is not the lender's first response. */
  readonly seconds: number | null
}

export type Metrics = {
  readonly recordRequest: (measurement: RequestMeasurement) => void
  /** A call that was rejected because the database would have been too late for it. */
  readonly recordRejection: (priority: string) => void
  readonly recordLenderResponse: (response: LenderResponse) => void
  /** A failed attempt to end the wait of a lead at its lender. */
  readonly recordAdvanceFailure: () => void
  readonly recordDeliveryReport: (kind: string, state: string) => void
  /** Announces a kind of the outbox before its first attempt. */
  readonly addKind: (kind: string) => void
  readonly recordAttempt: (kind: string, outcome: string, seconds: number | null) => void
  readonly recordExpired: (kind: string, count: number) => void
  readonly setPaused: (kind: string, isPaused: boolean) => void
  /** Whether the circuit breaker of this server pauses a kind, by kind. Empty without a worker of the outbox. */
  readonly readPaused: () => ReadonlyMap<string, boolean>
  /** Also measures the process: event loop delay, memory, CPU, garbage collection. Once for each process. */
  readonly addProcessMetrics: () => void
  /** Reads the metrics of the database and formats all metrics. Does not throw when the database is down. */
  readonly format: () => Promise<{ readonly contentType: string; readonly text: string }>
}

const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Up to the limit of a request with a slow database. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Up to the limit of an attempt of the outbox. */
const attemptBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30]
/** Lenders answer within seconds or after a manual decision. */
const lenderBuckets = [0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900, 3600, 86_400]

const createRequestMetrics = (registers: Registry[]): Pick<Metrics, 'recordRequest' | 'recordRejection'> => {
  const total = new Counter({
    name: 'loan_http_requests_total',
    help: 'Requests with a reply, by route template and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const duration = new Histogram({
    name: 'loan_http_request_duration_seconds',
    help: 'Time from the request to the end of its reply, by route template.',
    labelNames: ['method', 'route'],
    buckets: requestBuckets,
    registers,
  })
  /** Added when the metrics are read, because a counter with labels costs more than a rejected call may. */
  const newRejections = new Map<string, number>()
  const rejections = new Counter({
    name: 'loan_http_overload_rejections_total',
    help: 'Calls that were rejected before they were read, because the wait for the database would have been too long.',
    labelNames: ['priority'],
    registers,
    collect: () => {
      for (const [priority, count] of newRejections) rejections.inc({ priority }, count)
      newRejections.clear()
    },
  })
  return {
    recordRejection: (priority) => void newRejections.set(priority, (newRejections.get(priority) ?? 0) + 1),
    recordRequest: ({ method, route, status, seconds }) => {
      const labels = { method: methods.includes(method) ? method : 'other', route }
      total.inc({ ...labels, status: String(status) })
      duration.observe(labels, seconds)
    },
  }
}

/** These entries of the log are no responses of a lender. */
const otherKinds: readonly string[] = ['received', 'asking', 'none-left']

const createLenderMetrics = (
  registers: Registry[],
  lenderNames: readonly string[],
): Pick<Metrics, 'recordLenderResponse' | 'recordAdvanceFailure'> => {
  const total = new Counter({
    name: 'loan_lender_answers_total',
    help: 'Answers of lenders, also a missing one, by kind.',
    labelNames: ['lender', 'outcome'],
    registers,
  })
  const outcomes = lenderLogKinds.filter((kind) => !otherKinds.includes(kind))
  for (const lender of lenderNames) for (const outcome of outcomes) total.inc({ lender, outcome }, 0)
  const duration = new Histogram({
    name: 'loan_lender_answer_duration_seconds',
    help: "Time from the request to a lender to the lender's first answer.",
    labelNames: ['lender'],
    buckets: lenderBuckets,
    registers,
  })
  const failures = new Counter({
    name: 'loan_lead_advance_failures_total',
    help: 'Failed attempts of this server to end the wait of a lead at its lender. The next attempt is postponed.',
    registers,
  })
  return {
    recordAdvanceFailure: () => failures.inc(),
    recordLenderResponse: ({ lender, outcome, seconds }) => {
      total.inc({ lender, outcome })
      if (seconds !== null) duration.observe({ lender }, seconds)
    },
  }
}

const attemptOutcomes = ['sent', 'repeated', 'failed', 'dropped'] as const

type OutboxMetrics = Pick<
  Metrics,
  'addKind' | 'recordAttempt' | 'recordExpired' | 'setPaused' | 'readPaused' | 'recordDeliveryReport'
>

const createOutboxMetrics = (registers: Registry[]): OutboxMetrics => {
  const attempts = new Counter({
    name: 'loan_outbox_attempts_total',
    help: 'Attempts to send a request of the outbox, by result: sent, repeated, failed or dropped.',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const duration = new Histogram({
    name: 'loan_outbox_attempt_duration_seconds',
    help: 'Time until the outside system answered an attempt.',
    labelNames: ['kind'],
    buckets: attemptBuckets,
    registers,
  })
  const expired = new Counter({
    name: 'loan_outbox_expired_total',
    help: 'Requests that were attempted and expired before they could be sent.',
    labelNames: ['kind'],
    registers,
  })
  const paused = new Gauge({
    name: 'loan_outbox_paused',
    help: '1 while the circuit breaker of this server pauses a kind, otherwise 0.',
    labelNames: ['kind'],
    registers,
  })
  const pausedKinds = new Map<string, boolean>()
  const reports = new Counter({
    name: 'loan_message_reports_total',
    help: 'Reports about sent messages, by channel and state: delivered or bounced.',
    labelNames: ['kind', 'state'],
    registers,
  })
  for (const kind of messageKinds) for (const state of ['delivered', 'bounced']) reports.inc({ kind, state }, 0)
  const setPaused = (kind: string, isPaused: boolean): void => {
    pausedKinds.set(kind, isPaused)
    paused.set({ kind }, isPaused ? 1 : 0)
  }
  return {
    addKind: (kind) => {
      for (const outcome of attemptOutcomes) attempts.inc({ kind, outcome }, 0)
      expired.inc({ kind }, 0)
      setPaused(kind, false)
    },
    recordAttempt: (kind, outcome, seconds) => {
      attempts.inc({ kind, outcome })
      if (seconds !== null) duration.observe({ kind }, seconds)
    },
    recordExpired: (kind, count) => expired.inc({ kind }, count),
    setPaused,
    readPaused: () => pausedKinds,
    recordDeliveryReport: (kind, state) => reports.inc({ kind, state }),
  }
}

/**
 * `now` is the clock of the database metrics. Counters with labels that alerts compare begin with 0 for each value of a
 * label, because the function `increase` of Prometheus does not count the events that create a series.
 */
export const createMetrics = (storage: Storage, now: () => Date, lenderNames: readonly string[]): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  addStorageMetrics(registry, storage, now)
  return {
    ...createRequestMetrics(registers),
    ...createLenderMetrics(registers, lenderNames),
    ...createOutboxMetrics(registers),
    addProcessMetrics: () => collectDefaultMetrics({ register: registry }),
    format: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  }
}
