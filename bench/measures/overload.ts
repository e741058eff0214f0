// Measures a server at three times the load that it can carry: what it still serves, how fast it answers, and how much
// processor time the load generator on the same machine takes from it.
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { interleave } from '../interleave.ts'
import { buildRow, type Section } from '../report.ts'
import { type RunningServer, startServer } from '../servers.ts'
import { statistics } from '../statistics.ts'
import { buildCreateCalls } from './leadCalls.ts'
import { createRawClient, type RawClient } from './rawClient.ts'
import { type Overload, sendAtRate } from './sendAtRate.ts'
import { startBenchPostgres } from '../benchPostgres.ts'

const peakConnections = 32
const peakCount = 1500
const overloadFactor = 3
const seconds = 5

/**
 * Below the 511 connections that may wait to be accepted: beyond that the system repeats the handshake after 1, 3, 7 …
 * seconds, which measures the system and not the server.
 */
const overloadConnections = 500

/** The longest wait of a burst of creates: five times the default of DATABASE_TARGET_WAIT_MS. */
const maxWaitMs = 250
/** @assumed what a call may take besides its wait. */
const mostWorkMs = 100

/** Shares of the processor time of all cores, from 0 to 1. */
type Shares = { readonly generator: number; readonly server: number; readonly idle: number }

type OverloadRun = Overload & {
  readonly peakPerSecond: number
  readonly peakShares: Shares
  readonly shares: Shares
  /** Processor time of the server for one create at the peak. */
  readonly servedCpuMicros: number
}

/** Milliseconds of all cores since the start of the system. */
const readMachineMs = () => {
  const times = cpus().map((core) => core.times)
  const idle = times.reduce((sum, time) => sum + time.idle, 0)
  return { idle, all: times.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, idle) }
}

const measureShares = async <Result>(
  { readCpuMicros }: RunningServer,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly shares: Shares; readonly serverCpuMicros: number }> => {
  const [serverBefore, ownBefore, machineBefore] = [await readCpuMicros(), process.cpuUsage(), readMachineMs()]
  const result = await work()
  const machine = readMachineMs()
  const own = process.cpuUsage(ownBefore)
  const allMs = machine.all - machineBefore.all
  const serverCpuMicros = (await readCpuMicros()) - serverBefore
  return {
    result,
    serverCpuMicros,
    shares: {
      generator: (own.user + own.system) / 1000 / allMs,
      server: serverCpuMicros / 1000 / allMs,
      idle: (machine.idle - machineBefore.idle) / allMs,
    },
  }
}

/** How long a connection sends nothing after a rejected call. */
const pauseMs = 10

/** Returns the creates a second that the server serves with a fixed number of connections. Throws for a fault. */
const measurePeak = async (client: RawClient, origin: string): Promise<number> => {
  const buildCall = buildCreateCalls(origin)
  let served = 0
  const start = performance.now()
  const work = async (): Promise<void> => {
    while (served < peakCount) {
      const reply = await client.send(buildCall())
      if (reply?.status === 200) served += 1
      else if (reply?.status === 503) await sleep(pauseMs)
      else throw new Error(`A create returned ${reply?.status ?? 'no reply'} at the peak`)
    }
  }
  await Promise.all(Array.from({ length: peakConnections }, work))
  return (served * 1000) / (performance.now() - start)
}

const measureOnce = async (server: RunningServer): Promise<OverloadRun> => {
  const { origin } = server
  const client = createRawClient(origin, overloadConnections)
  try {
    const peak = await measureShares(server, () => measurePeak(client, origin))
    const overload = await measureShares(server, () =>
      sendAtRate(client, peak.result * overloadFactor, seconds, buildCreateCalls(origin)),
    )
    return {
      ...overload.result,
      servedCpuMicros: peak.serverCpuMicros / peakCount,
      peakPerSecond: peak.result,
      peakShares: peak.shares,
      shares: overload.shares,
    }
  } finally {
    client.close()
  }
}

const slowest = (latenciesMs: readonly number[]): number => (latenciesMs.length === 0 ? 0 : statistics.p99(latenciesMs))

const buildShareRows = (runs: readonly OverloadRun[]) =>
  (['generator', 'server', 'idle'] as const).flatMap((owner) => [
    buildRow({
      name: `peak, processor: ${owner}`,
      unit: '%',
      series: [runs.map(({ peakShares }) => 100 * peakShares[owner])],
    }),
    buildRow({
      name: `overload, processor: ${owner}`,
      unit: '%',
      series: [runs.map(({ shares }) => 100 * shares[owner])],
    }),
  ])

const buildSection = (engine: string, runs: readonly OverloadRun[]): Section => ({
  title: `Overload of the server on ${engine}`,
  method:
    `Creates at ${overloadFactor} times the rate that the server reached with ${peakConnections} connections before, ` +
    `for ${seconds} s, sent at fixed times from the same machine. A rejected call has the status 429 or 503 and ` +
    `Retry-After. A latency begins when the call is due. A burst of creates may wait ${maxWaitMs} ms for a connection. ` +
    'Processor: shares of the time of all cores; the rest is the database, where it is a process of its own, and the ' +
    'system.',
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
      name: 'overload, p50 latency of served calls',
      unit: 'ms',
      series: [runs.map((run) => statistics.median(run.servedMs))],
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
      aims: [{ max: mostWorkMs, against: 'itself' }],
    }),
    buildRow({
      name: 'overload, other replies and errors',
      unit: 'count',
      series: [runs.map((run) => run.others)],
      aims: [{ max: 0, against: 'itself' }],
    }),
    buildRow({
      name: 'peak, processor time of a served call',
      unit: 'µs',
      series: [runs.map((run) => run.servedCpuMicros)],
    }),
    ...buildShareRows(runs),
  ],
})

/** Resolves with null when PostgreSQL is not installed. */
export const measureOverload = async (
  runs: number,
  onStop: (stop: () => Promise<void>) => void,
): Promise<readonly Section[] | null> => {
  const postgres = await startBenchPostgres(onStop)
  if (postgres === null) return null
  const servers: RunningServer[] = []
  for (const options of [{}, { databaseUrl: postgres.url }]) {
    const server = await startServer(options)
    onStop(server.stop)
    servers.push(server)
  }
  const [onPglite = [], onPostgres = []] = await interleave(
    { runs, warmUps: 1 },
    servers.map((server) => () => measureOnce(server)),
  )
  return [buildSection('PGlite', onPglite), buildSection('PostgreSQL', onPostgres)]
}
