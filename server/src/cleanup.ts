// The hourly jobs of a server that handles requests: retention, reminders of drafts, due times of leads of older
// releases, and removal of unused files. Of the servers that share a database, one runs them at a time.
import { setTimeout as pause } from 'node:timers/promises'
import { hourMs } from '@loan/domain/durations'
import { listKeys } from '@loan/domain/records'
import { advisoryLocks } from './database/advisoryLocks.ts'
import { readTrustedTime } from './database/trustedTime.ts'
import { buildErrorDetails } from './http/problemReply.ts'
import type { Services } from './http/services.ts'
import { remindDrafts } from './leads/emails/remindDrafts.ts'
import { listFormerSecrets } from './key-rotation/formerSecrets.ts'
import { recordCurrentSecret, rotateSecretKey } from './key-rotation/rotateSecretKey.ts'
import { setExpiryDue } from './leads/lender-events/setExpiryDue.ts'
import type { CleanupJobName } from './leads/retention/dataClass.ts'
import { retentionJobs } from './leads/retention/retention.ts'
import { operatorRetentionJobs } from './operators/operatorRetention.ts'
import { unusedUploadGraceMs, deleteUnusedUploads } from './uploads/storeUpload.ts'

const intervalMs = hourMs

/** Logs a failed job with its name and the codes of the error, without its message. */
const logFailure = ({ log }: Services, sweep: string, error: unknown): void => {
  const { codes, kinds } = buildErrorDetails(error)
  log.fault({ traceId: 'none', ...buildErrorDetails(error) })
  log.warn('a cleanup job failed and runs again within an hour', {
    sweep,
    code: codes.join(' ') || 'none',
    kind: kinds.join(' '),
  })
}

const remind = async (services: Services, now: Date): Promise<number> => {
  const { reminded, failures } = await remindDrafts(services, now)
  for (const failure of failures) logFailure(services, 'reminders', failure)
  return reminded
}

/** Returns the number of rows that it wrote with the current secret. Logs the state of the former secrets. */
const rotate = async ({ storage: { database }, secretKey, log }: Services, now: Date): Promise<number> => {
  await recordCurrentSecret(database, secretKey, now)
  const results = Object.values(await rotateSecretKey(database, secretKey, now))
  const unreadable = results.reduce((sum, result) => sum + result.unreadable, 0)
  if (unreadable > 0) log.warn('no secret of this server reads some stored values', { count: unreadable })
  for (const { id, removableAt } of await listFormerSecrets(database, secretKey)) {
    if (removableAt <= now) log.info('a secret can be removed from READ_SECRET_KEYS', { secret: id })
  }
  return results.reduce((sum, result) => sum + result.changed, 0)
}

type CleanupJob = readonly [name: CleanupJobName, run: () => Promise<number>]

const listCleanupJobs = (services: Services, now: Date): readonly CleanupJob[] => {
  const { storage, uploads, config } = services
  const retention = { now, finishedLeadDays: config.finishedLeadDays }
  // File times come from the file system, whose clock can be behind the database.
  const unused = new Date(Math.min(now.getTime(), Date.now()) - unusedUploadGraceMs)
  return [
    ...listKeys(retentionJobs).map((name): CleanupJob => [
      name,
      () => retentionJobs[name](storage.database, retention),
    ]),
    ...listKeys(operatorRetentionJobs).map((name): CleanupJob => [
      name,
      () => operatorRetentionJobs[name](storage.database, now),
    ]),
    ['reminded', () => remind(services, now)],
    ['expiries', () => setExpiryDue(storage.database)],
    ['files', () => deleteUnusedUploads(storage.database, uploads, unused)],
    ['secrets', () => rotate(services, now)],
  ]
}

const runAll = async (services: Services): Promise<void> => {
  const { storage, config, log, stopping } = services
  const { now, seen, isTrusted } = await readTrustedTime(storage.database, config.clockConfirmedUntil)
  if (!isTrusted) {
    log.warn('the clock is far ahead of the last cleanup: nothing is deleted until it is confirmed', {
      now: now.toISOString(),
      lastSweep: seen.toISOString(),
      confirmWith: `CLOCK_CONFIRMED_UNTIL=${now.toISOString().slice(0, 10)}`,
    })
    return
  }
  const counts: Record<string, number> = {}
  for (const [name, sweep] of listCleanupJobs(services, now)) {
    if (stopping.aborted) return
    try {
      counts[name] = await sweep()
    } catch (error) {
      // A stopping server closes its connections during a job.
      if (!stopping.aborted) logFailure(services, name, error)
    }
  }
  log.info('swept', counts)
}

/** Runs the jobs once, unless another server runs them. Logs errors and never throws. */
export const runCleanup = async (services: Services): Promise<void> => {
  try {
    const ran = await services.storage.runAlone(advisoryLocks.cleanup, async () => {
      await runAll(services)
      return true
    })
    if (ran === null) services.log.info('another server runs the cleanup jobs')
  } catch (error) {
    if (!services.stopping.aborted) logFailure(services, 'all', error)
  }
}

/** Runs the jobs now and every hour, until the server stops. */
export const startCleanup = (services: Services): void => {
  const { stopping } = services
  const repeat = async (): Promise<void> => {
    while (!stopping.aborted) {
      await runCleanup(services)
      await pause(intervalMs, undefined, { signal: stopping, ref: false }).catch(() => {})
    }
  }
  void repeat()
}
