// Sends logged errors to the remote logging service, only while a logging flag is stored (spec 8.20).
// @assumed the flag is the marker of the session recording and the service is the recording: the specification names
// neither.
import { onLoggedError } from '../lib/onLoggedError.ts'

type ErrorReports = {
  readonly isActive: () => boolean
  readonly send: (message: string, detail: string | undefined) => void
}

/** Returns a function that stops it. Messages and details contain no personal data (lib/log.ts). */
export const reportErrorsTo = ({ isActive, send }: ErrorReports): (() => void) =>
  onLoggedError((message, detail) => {
    try {
      if (isActive()) send(message, detail)
    } catch {
      // A report must not throw inside the logger.
    }
  })
