// A server with its own port and database, which tests can start, stop and kill.
import { type ChildProcess, spawn } from 'node:child_process'
import * as v from 'valibot'
import { noRateLimits } from '../../server/src/testing/environmentOfTests.ts'
import { findFreePort } from '../../server/src/testing/findFreePort.ts'
import { createDatabase, type DatabaseKind, type LeadRow } from '../../server/src/testing/freshDatabase.ts'
import { emptyDatabase, getPageFolder, serverEntryFile } from './products.ts'

export type TestServer = {
  /** `http://localhost:PORT`. */
  readonly origin: string
  /** The application's address, with a slash at the end. */
  readonly url: string
  readonly start: () => Promise<void>
  /** Sends SIGTERM, as a deployment does. */
  readonly stop: () => Promise<void>
  /** Sends SIGKILL. */
  readonly kill: () => Promise<void>
  /** Whether the database can be read while the server runs. */
  readonly isShared: boolean
  /** Reads the leads of an applicant from the database. Stops the server for that where the database is not shared. */
  readonly readLeads: (email: string) => Promise<readonly LeadRow[]>
  /** Reads all leads from the database, with the same restriction. */
  readonly readAllLeads: () => Promise<readonly LeadRow[]>
  /**
   * Resolves with the last message to the applicant: the SMS code, or the URL in the e-mail. Throws where there is
   * none.
   */
  readonly readLastMessage: (leadId: string, channel: 'sms' | 'email') => Promise<string>
  /** The whole output of the server so far. */
  readonly logged: () => string
  readonly close: () => Promise<void>
}

const messagesSchema = v.object({ messages: v.array(v.object({ channel: v.string(), payload: v.string() })) })

/** Timeout of a start. A machine under load needs many seconds. */
const startTimeoutMs = 60_000

const startProcess = (
  environment: Readonly<Record<string, string>>,
  onOutput: (chunk: string) => void,
): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    // Without source maps, which make each start slower (docs/decisions/46-shared-test-processes.md).
    const child = spawn(process.execPath, [serverEntryFile], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`The server did not start: ${output}`))
    }, startTimeoutMs)
    const listen = (chunk: Buffer) => {
      onOutput(chunk.toString())
      if (output.includes('"listening"')) return
      output += chunk.toString()
      if (!output.includes('"listening"')) return
      clearTimeout(timer)
      resolve(child)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('exit', () => {
      clearTimeout(timer)
      reject(new Error(`The server exited: ${output}`))
    })
  })

const endProcess = async (child: ChildProcess | null, signal: NodeJS.Signals): Promise<void> => {
  if (child === null || child.exitCode !== null || child.signalCode !== null) return
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

export const startServer = async (
  productId: string,
  environment: Readonly<Record<string, string>> = {},
  kind?: DatabaseKind,
): Promise<TestServer> => {
  const port = await findFreePort()
  const database = await createDatabase(emptyDatabase, kind)
  const [brand = '', country = ''] = productId.split('-')
  const origin = `http://localhost:${port}`
  let child: ChildProcess | null = null
  let logged = ''
  const start = async () => {
    child = await startProcess(
      {
        BRAND: brand,
        COUNTRY: country,
        PORT: String(port),
        WEB_DIR: getPageFolder(productId),
        ...noRateLimits,
        CODES_PER_NUMBER: '0',
        STOP_DELAY_SECONDS: '0',
        // Browsers share the machine with the embedded database. Other tests cover overload.
        DATABASE_WAIT_MS: '10000',
        DATABASE_TARGET_WAIT_MS: '0',
        CODES_PER_ADDRESS: '0',
        ...database.environment,
        ...environment,
      },
      (chunk) => {
        logged += chunk
      },
    )
  }
  const stop = () => endProcess(child, 'SIGTERM')
  const stopWhile = async <T>(read: () => Promise<T>): Promise<T> => {
    if (database.isShared) return read()
    await stop()
    const result = await read()
    await start()
    return result
  }
  await start()
  return {
    origin,
    isShared: database.isShared,
    url: `${origin}/application-frontend/`,
    start,
    stop,
    kill: () => endProcess(child, 'SIGKILL'),
    readLeads: (email) => stopWhile(() => database.readLeads(email)),
    readAllLeads: () => stopWhile(() => database.readAllLeads()),
    readLastMessage: async (leadId, channel) => {
      const response = await fetch(`${origin}/sandbox/messages?leadId=${leadId}`)
      const { messages } = v.parse(messagesSchema, await response.json())
      const last = messages.findLast((message) => message.channel === channel)
      if (last === undefined) throw new Error(`Nothing was sent by ${channel}`)
      return last.payload
    },
    logged: () => logged,
    close: async () => {
      await stop()
      await database.drop()
    },
  }
}
