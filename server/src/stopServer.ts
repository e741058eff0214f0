// Ends a server after its stop signal.
import type { Storage } from './database/storage.ts'
import type { Drain } from './http/drain.ts'
import type { OutboxWorker } from './outbox/outboxWorker.ts'

type StopInput = {
  readonly drain: Pick<Drain, 'closePorts'>
  readonly app: { readonly close: () => PromiseLike<unknown> }
  readonly outbox: Pick<OutboxWorker, 'stop'>
  readonly storage: Pick<Storage, 'close'>
}

/**
 * The time from the end of `STOP_DELAY_SECONDS` until the process ends with the code 1, although a request is open.
 * @assumed longer than the upload of a picture over a slow mobile network. With the delay it is shorter than the limits
 * in ops/systemd and compose.yaml.
 */
export const stopWithinMs = 20_000

const closeApp = async ({ drain, app }: Pick<StopInput, 'drain' | 'app'>): Promise<void> => {
  await drain.closePorts()
  await app.close()
}

/** The outbox claims no rows while the last requests run: another server or the next start sends them. */
export const stopServer = async ({ drain, app, outbox, storage }: StopInput): Promise<void> => {
  await Promise.all([closeApp({ drain, app }), outbox.stop()])
  await storage.close()
}
