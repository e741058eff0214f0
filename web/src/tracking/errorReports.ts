// Errors for the remote logging service: only while a logging flag is stored (spec 8.20), what the log says and no
// more.
// @assumed the flag is the session recording's own marker, the service the recording: the specification names neither.
import { onLoggedError } from '../lib/log.ts'

type ErrorReports = {
  readonly isWanted: () => boolean
  readonly send: (message: string, detail: string | undefined) => void
}

/** Returns what stops it. Messages are texts of ours; details are short and never personal (lib/log.ts). */
export const reportErrorsTo = ({ isWanted, send }: ErrorReports): (() => void) =>
  onLoggedError((message, detail) => {
    try {
      if (isWanted()) send(message, detail)
    } catch {
      // Telling of an error must not be one.
    }
  })
