// The ids of received calls from outside systems. A repeated call is not processed again.
import { minuteMs } from '@loan/domain/durations'
import { receivedCalls } from './schema.ts'
import type { Database } from './storage.ts'

/** A signature of a call is valid for this time before and after its timestamp, so that clocks may differ. */
export const callWindowMs = 5 * minuteMs

/** Returns false when the source has sent a call with this id before. */
export const recordReceivedCall = async (
  transaction: Database,
  { source, callId, now }: { readonly source: string; readonly callId: string; readonly now: Date },
): Promise<boolean> => {
  const added = await transaction
    .insert(receivedCalls)
    .values({ source, callId, at: now })
    .onConflictDoNothing()
    .returning({ at: receivedCalls.at })
  return added.length > 0
}

/** Twice the window suffices; a day also covers clocks that are set back. */
export const receivedCallHours = 24
