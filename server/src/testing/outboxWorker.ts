// A second outbox worker for a test server, with its clock and log. For tests only.
import { buildErrorDetails } from '../http/problemReply.ts'
import { createOutboxWorker, type OutboxWorker } from '../outbox/outboxWorker.ts'
import type { OutboxHandler } from '../outbox/sendRequest.ts'
import type { TestServer } from './testServer.ts'

/** `random` is 0, so that the back-off has its longest waits. */
export const createTestWorker = (
  { services, now }: Pick<TestServer, 'services' | 'now'>,
  handlers: readonly OutboxHandler[],
): OutboxWorker =>
  createOutboxWorker({
    storage: services.storage,
    secretKey: services.secretKey,
    now,
    random: () => 0,
    log: services.log,
    observer: services.metrics,
    reportFault: (error) => services.log.fault({ traceId: 'none', ...buildErrorDetails(error) }),
    handlers,
  })
