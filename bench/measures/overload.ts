// Measures a server at three times the load that it can carry: what it still serves, and how fast it answers.
import { buildRow, type Section } from '../report.ts'
import type { RunningServer } from '../servers.ts'
import { statistics } from '../statistics.ts'
import { buildCreateCalls } from './leadCalls.ts'
import { type Overload, sendAtRate } from './sendAtRate.ts'
import { sendMany } from './sendMany.ts'

const peakConnections = 32
const peakCount = 1500
const overloadFactor = 3
const seconds = 5

/** The longest wait for a connection (the default of DATABASE_WAIT_MS), after which a call is rejected. */
const maxWaitMs = 1500
/** @assumed what a call may take besides its wait. */
const mostWorkMs = 100

type OverloadRun = Overload & { readonly peakPerSecond: number }

export const measureOverload = async ({ origin }: RunningServer): Promise<OverloadRun> => {
  const { perSecond } = await sendMany(peakConnections, peakCount, buildCreateCalls(origin))
  const overload = await sendAtRate(perSecond * overloadFactor, seconds, buildCreateCalls(origin))
  return { ...overload, peakPerSecond: perSecond }
}

const slowest = (latenciesMs: readonly number[]): number => (latenciesMs.length === 0 ? 0 : statistics.p99(latenciesMs))

export const buildOverloadSection = (engine: string, runs: readonly OverloadRun[]): Section => ({
  title: `Overload of the server on ${engine}`,
  method:
    `Creates at ${overloadFactor} times the rate that the server reached with ${peakConnections} connections before, ` +
    `for ${seconds} s, sent at fixed times from the same machine. A rejected call has the status 429 or 503 and ` +
    `Retry-After. A served call waits at most ${maxWaitMs} ms for a connection.`,
  sides: ['server'],
  rows: [
    buildRow({ name: 'peak, creates', unit: 'a second', series: [runs.map((run) => run.peakPerSecond)] }),
    buildRow({ name: 'overload, creates served', unit: 'a second', series: [runs.map((run) => run.servedPerSecond)] }),
    buildRow({
      name: 'overload, creates served of the peak',
      unit: '%',
      series: [runs.map((run) => (100 * run.servedPerSecond) / run.peakPerSecond)],
      aims: [{ min: 80, against: 'itself' }],
    }),
    buildRow({
      name: 'overload, p99 latency of served calls',
      unit: 'ms',
      series: [runs.map((run) => slowest(run.servedMs))],
      aims: [{ max: maxWaitMs + mostWorkMs, against: 'itself' }],
    }),
    buildRow({
      name: 'overload, p99 latency of rejected calls',
      unit: 'ms',
      series: [runs.map((run) => slowest(run.rejectedMs))],
    }),
    buildRow({
      name: 'overload, other replies and errors',
      unit: 'count',
      series: [runs.map((run) => run.others)],
      aims: [{ max: 0, against: 'itself' }],
    }),
  ],
})
