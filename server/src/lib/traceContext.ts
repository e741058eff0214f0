// W3C Trace Context: joins the log lines of this server with those of the systems before and after it. Nothing else may
// depend on a trace id, because any caller can choose it.
import { randomUUID } from 'node:crypto'

export type Trace = {
  /** 32 lower-case hexadecimal digits. */
  readonly traceId: string
  /** Two hexadecimal digits, passed on as received. */
  readonly flags: string
}

/** Version 00; an id of zeros is invalid. */
const pattern = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})$/u

/** Returns null for an invalid or repeated header, and for another version. */
export const parseTraceparent = (header: unknown): Trace | null => {
  const [, traceId, flags] = typeof header === 'string' ? (pattern.exec(header) ?? []) : []
  return traceId === undefined || flags === undefined ? null : { traceId, flags }
}

/**
 * The 32 digits of a UUID. `randomUUID` takes its bytes from a cache of Node. `randomBytes` for each id took 1 % of the
 * time of a status call.
 */
const createHex = (): string => randomUUID().replaceAll('-', '')

/** A trace that starts here. The flags say that no spans are recorded. */
export const createTrace = (): Trace => ({ traceId: createHex(), flags: '00' })

/** Returns the header of one outgoing call, with a new parent id. */
export const formatTraceparent = ({ traceId, flags }: Trace): string =>
  `00-${traceId}-${createHex().slice(16)}-${flags}`
