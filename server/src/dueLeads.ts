// Ends the due waits of leads at real lenders, without a request. All servers run it, and a row lock lets one of them
// change a lead.
import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseUnavailable } from './database/unavailable.ts'
import { buildErrorDetails } from './http/problemReply.ts'
import type { Services } from './http/services.ts'
import { advanceDueLeads } from './leads/lender-events/advanceDueLeads.ts'
import { createOutageLog, type OutageLog } from './lib/outageLog.ts'

/** @assumed short against the time limits of lenders; the query reads an index of the waiting leads only. */
const intervalMs = 1000

const advance = async (services: Services, outage: OutageLog): Promise<void> => {
  const reportFault = (error: unknown): void => services.log.fault({ traceId: 'none', ...buildErrorDetails(error) })
  try {
    await advanceDueLeads(services, { now: services.now(), random: Math.random, reportFault })
    outage.recordSuccess()
  } catch (error) {
    if (services.stopping.aborted) return
    if (isDatabaseUnavailable(error)) outage.recordFailure()
    else reportFault(error)
  }
}

/** Runs until the server stops. Logs errors and never throws. */
export const startDueLeads = (services: Services): void => {
  const { stopping, log } = services
  const outage = createOutageLog(log, {
    begin: 'the waits for lenders need the database',
    end: 'the waits for lenders have the database again',
  })
  const repeat = async (): Promise<void> => {
    while (!stopping.aborted) {
      await advance(services, outage)
      await pause(intervalMs, undefined, { signal: stopping, ref: false }).catch(() => {})
    }
  }
  void repeat()
}
