// Metrics that are read at each scrape: the database, its connections, leads and the outbox.
import { stateNames } from '@loan/domain/states'
import { Gauge, type Registry } from 'prom-client'
import type { Storage } from '../database/storage.ts'
import { messageKinds } from '../ports/messageGateway.ts'
import { createDatabaseMetricsReader, type DatabaseMetrics, type OutboxCounts } from './databaseMetrics.ts'

type Series = { readonly labels: Readonly<Record<string, string>>; readonly value: number }

type GaugeOptions = {
  readonly name: string
  readonly help: string
  readonly labelNames?: readonly string[]
  /** Series that are not listed have no value, so that an old value is not taken for the current one. */
  readonly read: () => readonly Series[] | Promise<readonly Series[]>
}

const addGauge = (registry: Registry, { name, help, labelNames = [], read }: GaugeOptions): void => {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [],
    collect: async () => {
      const series = await read()
      gauge.reset()
      for (const { labels, value } of series) gauge.set(labels, value)
    },
  })
  registry.registerMetric(gauge)
}

const single = (value: number): readonly Series[] => [{ labels: {}, value }]

/** All states, so that a state without leads is 0. */
const listLeads = ({ counts }: DatabaseMetrics): readonly Series[] => {
  if (counts === null) return []
  const byState = new Map(counts.leads.map(({ state, count }) => [state, count]))
  return stateNames.map((state) => ({ labels: { state }, value: byState.get(state) ?? 0 }))
}

/** All kinds with pending requests, and the channels of messages also without. */
const listOutbox = ({ counts }: DatabaseMetrics, count: keyof Omit<OutboxCounts, 'kind'>): readonly Series[] => {
  if (counts === null) return []
  const byKind = new Map<string, number>(messageKinds.map((kind) => [kind, 0]))
  for (const row of counts.outbox) byKind.set(row.kind, row[count])
  return [...byKind].map(([kind, value]) => ({ labels: { kind }, value }))
}

const listReviews = ({ counts }: DatabaseMetrics, figure: 'open' | 'oldestSeconds'): readonly Series[] =>
  counts === null ? [] : single(counts.reviews[figure])

export const addStorageMetrics = (registry: Registry, storage: Storage, now: () => Date): void => {
  const readDatabaseMetrics = createDatabaseMetricsReader(storage, now)
  const gauges: readonly GaugeOptions[] = [
    {
      name: 'loan_database_connections_max',
      help: 'Connections that this server may use at the same time.',
      read: () => single(storage.readUse().slots),
    },
    {
      name: 'loan_database_connections_in_use',
      help: 'Connections that run a query or a transaction of this server.',
      read: () => single(storage.readUse().running),
    },
    {
      name: 'loan_database_waiting',
      help: 'Queries and transactions of this server that wait for a connection.',
      read: () => single(storage.readUse().waiting),
    },
    {
      name: 'loan_database_up',
      help: '1 when the database answered this server, otherwise 0.',
      read: async () => single((await readDatabaseMetrics()).isUp ? 1 : 0),
    },
    {
      name: 'loan_leads',
      help: 'Leads that changed in the last 24 hours, by their current state. The same on every server.',
      labelNames: ['state'],
      read: async () => listLeads(await readDatabaseMetrics()),
    },
    {
      name: 'loan_outbox_pending',
      help: 'Requests that wait in the outbox. The same on every server.',
      labelNames: ['kind'],
      read: async () => listOutbox(await readDatabaseMetrics(), 'pending'),
    },
    {
      name: 'loan_outbox_oldest_due_seconds',
      help: 'Seconds since the oldest request of the outbox was due. The same on every server.',
      labelNames: ['kind'],
      read: async () => listOutbox(await readDatabaseMetrics(), 'oldestDueSeconds'),
    },
    {
      name: 'loan_reviews_open',
      help: 'Requested reviews by a person that no operator has answered. The same on every server.',
      read: async () => listReviews(await readDatabaseMetrics(), 'open'),
    },
    {
      name: 'loan_review_oldest_seconds',
      help: 'Seconds since the request of the oldest review that no operator has answered. The same on every server.',
      read: async () => listReviews(await readDatabaseMetrics(), 'oldestSeconds'),
    },
  ]
  for (const gauge of gauges) addGauge(registry, gauge)
}
