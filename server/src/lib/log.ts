// Structured logs. Only the facts named here are ever written: no header, no URL, no body, no message of a fault.
import { type DestinationStream, type Logger, pino } from 'pino'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

export type RequestFacts = {
  readonly traceId: string
  readonly method: string
  /** The template, `/api/email/validate/:email`, as addresses can carry personal data. */
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

/** What a browser stopped, as far as it is nobody's data: a directive, and a host or a word for what has none. */
export type PolicyViolation = {
  readonly directive: string
  readonly blocked: string
  /** False where it was watched only. */
  readonly isEnforced: boolean
}

export type Log = {
  readonly request: (facts: RequestFacts) => void
  readonly fault: (facts: FaultFacts) => void
  readonly violation: (facts: PolicyViolation) => void
  /** As note, for what an operator has to look at. */
  readonly warning: (sentence: string, figures?: Readonly<Record<string, number | string>>) => void
  /** A sentence of our own about the server itself, with figures. */
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
