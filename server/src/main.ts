// Composition of the server: environment -> configuration -> database -> server -> port.
import { setTimeout as pause } from 'node:timers/promises'
import { products, resolveProduct } from '@loan/domain/products/registry'
import { buildApp } from './app.ts'
import { ConfigError, parseConfig } from './config/config.ts'
import { FolderLockedError } from './database/folderLock.ts'
import { createDatabaseClock, startClockSync } from './database/databaseClock.ts'
import { openStorage } from './database/openStorage.ts'
import { createFolders } from './config/folders.ts'
import { createDrain } from './http/drain.ts'
import { formatUnexpectedError } from './lib/formatUnexpectedError.ts'
import { createLog, type Log } from './lib/log.ts'
import { createOutageLog } from './lib/outageLog.ts'
import { buildErrorDetails } from './http/problemReply.ts'
import type { Services } from './http/services.ts'
import { createCaptchaGateway } from './adapters/captchaGateway.ts'
import { createFileScanner } from './adapters/fileScanner.ts'
import { createPasswordHasher } from './leads/passwordHasher.ts'
import { listenOn } from './listen.ts'
import { findCountryCode } from './config/findCountryCode.ts'
import { assertPageOfProduct, assertPagesBuilt } from './routes/pageFolders.ts'
import { loadSecretKey } from './config/secretKey.ts'
import { startCleanup } from './cleanup.ts'
import { startDueLeads } from './dueLeads.ts'
import { endOnSignal } from './endOnSignal.ts'
import { createMetrics } from './metrics/metrics.ts'
import { createLenderAdapter, type LenderAdapter } from './adapters/lenderGateways.ts'
import { createProviderGateway } from './adapters/providerGateways.ts'
import { createMessageGateways } from './adapters/messageGateways.ts'
import { buildMessageHandlers } from './messages/messageHandlers.ts'
import { createOutboxWorker, type OutboxWorker } from './outbox/outboxWorker.ts'
import { createDocumentWriter, documentWriterLimits } from './documents/documentWriter.ts'
import { createUploadReader, uploadReaderLimits } from './uploads/uploadReader.ts'
import { checkFileStore, openFileStore } from './adapters/fileStore.ts'
import { stopServer, stopWithinMs } from './stopServer.ts'

type Start = { readonly services: Services; readonly lenderAdapter: LenderAdapter }

const buildServices = async (stopping: AbortSignal): Promise<Start> => {
  const config = parseConfig(process.env)
  const country = findCountryCode(config.country)
  const ownProduct = country === null ? null : resolveProduct(config.brand, country)
  if (ownProduct === null) {
    const available = Object.values(products).map(({ brand, country: { code } }) => `${brand} in ${code.toLowerCase()}`)
    throw new ConfigError(`BRAND and COUNTRY should be one of: ${available.join(', ')}`)
  }
  const served = Object.values(products)
  // Validate the configuration before the database is created.
  assertPagesBuilt(config, served)
  assertPageOfProduct(config, ownProduct)
  const lenderAdapter = createLenderAdapter(config, process.env)
  const clock = createDatabaseClock()
  const { now } = clock
  const providers = createProviderGateway(config, process.env, now)
  await createFolders(config)
  const secretKey = await loadSecretKey(config)
  const log = createLog(config.logLevel)
  await checkFileStore(config, log)
  const storage = await openStorage(config)
  const { readTime } = storage
  if (readTime !== null) {
    await clock.synchronize(readTime)
    const outage = createOutageLog(log, {
      begin: 'the database did not reply with its time',
      end: 'the database replies with its time again',
    })
    startClockSync(clock, { readTime, stopping, outage })
  }
  const lenderNames = lenderAdapter.gateway.lenders.map(({ name }) => name)
  const metrics = createMetrics(storage, now, lenderNames)
  metrics.addProcessMetrics()
  const services: Services = {
    config,
    storage,
    secretKey,
    uploads: openFileStore(config, storage),
    uploadReader: createUploadReader(uploadReaderLimits),
    fileScanner: createFileScanner(config),
    documentWriter: createDocumentWriter(documentWriterLimits),
    passwordHasher: createPasswordHasher(),
    captcha: createCaptchaGateway(config),
    lenders: lenderAdapter.gateway,
    providers,
    products: served,
    ownProduct,
    metrics,
    now,
    stopping,
    log,
  }
  return { services, lenderAdapter }
}

type StopSteps = {
  readonly begin: () => void
  /** How long the port stays open after SIGTERM, so that a load balancer can react. SIGINT does not wait. */
  readonly delayMs: number
  readonly end: () => Promise<void>
}

const stopOnSignal = ({ begin, delayMs, end }: StopSteps, log: Log): void => {
  let isStopping = false
  const stop = async (waitMs: number): Promise<void> => {
    begin()
    await pause(waitMs)
    await end()
  }
  const handleSignal = (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    log.info('stopping', { signal })
    const waitMs = signal === 'SIGTERM' ? delayMs : 0
    setTimeout(() => process.exit(1), waitMs + stopWithinMs).unref()
    stop(waitMs).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', handleSignal)
  process.on('SIGINT', handleSignal)
}

/** Ends the process on an uncaught error. Logs its kind and location only, because its message can contain answers. */
const exitOnUncaughtError = (log: Log): void => {
  const handleFault = (fault: unknown) => {
    log.fault({ traceId: 'none', ...buildErrorDetails(fault) })
    process.exit(1)
  }
  process.on('uncaughtException', handleFault)
  process.on('unhandledRejection', handleFault)
}

const createWorker = ({ services, lenderAdapter }: Start): OutboxWorker => {
  const { config, storage, secretKey, now, log, metrics } = services
  return createOutboxWorker({
    storage,
    secretKey,
    now,
    random: Math.random,
    log,
    observer: metrics,
    reportFault: (error) => log.fault({ traceId: 'none', ...buildErrorDetails(error) }),
    handlers: [
      ...buildMessageHandlers(createMessageGateways(config, now), services),
      ...lenderAdapter.buildHandlers(now),
    ],
  })
}

const start = async (): Promise<void> => {
  // Restricts all files of this process to its user.
  process.umask(0o077)
  const removeHandlers = endOnSignal()
  const stopping = new AbortController()
  const drain = createDrain()
  const started = await buildServices(stopping.signal)
  const { services } = started
  const { config, storage, log } = services
  exitOnUncaughtError(log)
  try {
    const app = await buildApp(services, drain.serverFactory)
    const outbox = createWorker(started)
    const begin = () => {
      stopping.abort()
      drain.begin()
    }
    const end = () => stopServer({ drain, app, outbox, storage })
    removeHandlers()
    stopOnSignal({ begin, end, delayMs: config.stopDelaySeconds * 1000 }, log)
    await listenOn(app, config)
    log.info('listening', { port: config.port, engine: storage.engine, product: services.ownProduct.id })
    process.stdout.write(`${config.publicUrl}${config.productsDir === null ? config.basePath : ''}/\n`)
    startCleanup(services)
    if (config.lenders.adapter === 'real') startDueLeads(services)
    outbox.start()
  } catch (error) {
    await storage.close()
    throw error
  }
}

const isExpected = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof FolderLockedError

/** One line for an error that the operator can correct, the stack for any other. */
const describe = (error: unknown): string => {
  if (isExpected(error)) return error.message
  return formatUnexpectedError(error, 'The server did not start')
}

try {
  await start()
} catch (error) {
  process.stderr.write(`${describe(error)}\n`)
  process.exit(1)
}
