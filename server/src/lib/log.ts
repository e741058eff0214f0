// Structured logs. They contain only the fields below: no header, URL, body or error message.
import { type DestinationStream, type Logger, pino } from 'pino'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

export type RequestFacts = {
  readonly traceId: string
  readonly method: string
  /** The route template, such as `/api/email/validate/:email`, because URLs can contain personal data. */
  readonly route: string
  readonly status: number
  readonly ms: number
}

export type FaultFacts = {
  readonly traceId: string
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
  readonly request: (facts: RequestFacts) => void
  readonly fault: (facts: FaultFacts) => void
  readonly violation: (facts: PolicyViolation) => void
  /** Like `note`, for events that an operator has to check. */
  readonly warning: (sentence: string, figures?: Readonly<Record<string, number | string>>) => void
  /** A message about the server itself, with figures. */
  readonly note: (sentence: string, figures?: Readonly<Record<string, number | string>>) => void
}

const writeTo = (logger: Logger): Log => ({
  request: (facts) => {
    const level = facts.status >= 500 ? 'error' : 'info'
    logger[level](facts, 'request')
  },
  fault: (facts) => logger.error(facts, 'fault'),
  violation: (facts) => logger.warn(facts, 'policy violation'),
  warning: (sentence, figures = {}) => logger.warn(figures, sentence),
  note: (sentence, figures = {}) => logger.info(figures, sentence),
})

export const createLog = (level: LogLevel, stream?: DestinationStream): Log =>
  writeTo(
    pino(
      {
        level,
        base: null,
        timestamp: () => `,"time":"${new Date().toISOString()}"`,
        formatters: { level: (label) => ({ level: label }) },
      },
      ...(stream === undefined ? [] : [stream]),
    ),
  )
