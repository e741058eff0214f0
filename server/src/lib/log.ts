// Structured logs. They contain only the fields below: no header, URL, body or error message.
import { type DestinationStream, type Logger, pino } from 'pino'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

export type RequestLogFields = {
  /** The id of the request, as in the reply. */
  readonly traceId: string
  /** The id of the request's trace (traceContext.ts), as in outgoing calls; absent for a malformed request. */
  readonly w3cTraceId?: string
  readonly method: string
  /** The route template, such as `/api/email/validate/:email`, because URLs can contain personal data. */
  readonly route: string
  readonly status: number
  readonly ms: number
}

export type FaultLogFields = {
  readonly traceId: string
  /** Absent outside a request. */
  readonly w3cTraceId?: string
  readonly kinds: readonly string[]
  readonly codes: readonly string[]
  readonly at: readonly string[]
}

/** A CSP violation without personal data: the directive, and the blocked host or a keyword when there is no host. */
export type PolicyViolation = {
  readonly directive: string
  readonly blocked: string
  /** False for a report-only policy. */
  readonly isEnforced: boolean
}

export type Log = {
  readonly request: (fields: RequestLogFields) => void
  readonly fault: (fields: FaultLogFields) => void
  readonly violation: (fields: PolicyViolation) => void
  /** Logs an event that an operator has to check. */
  readonly warn: (message: string, fields?: Readonly<Record<string, number | string>>) => void
  /** Logs an event of the server itself. */
  readonly info: (message: string, fields?: Readonly<Record<string, number | string>>) => void
}

const writeTo = (logger: Logger): Log => ({
  request: (fields) => {
    const level = fields.status >= 500 ? 'error' : 'info'
    logger[level](fields, 'request')
  },
  fault: (fields) => logger.error(fields, 'fault'),
  violation: (fields) => logger.warn(fields, 'policy violation'),
  warn: (message, fields = {}) => logger.warn(fields, message),
  info: (message, fields = {}) => logger.info(fields, message),
})

/** Collects lines for at most 100 ms. A write for each line would cost a tenth of the time of a call. */
const openStdout = (): DestinationStream => pino.destination({ sync: false, minLength: 8192, periodicFlush: 100 })

export const createLog = (level: LogLevel, stream = openStdout()): Log =>
  writeTo(
    pino(
      {
        level,
        base: null,
        timestamp: () => `,"time":"${new Date().toISOString()}"`,
        formatters: { level: (label) => ({ level: label }) },
      },
      stream,
    ),
  )
