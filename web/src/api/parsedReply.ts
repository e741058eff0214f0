// Adds the parsed state to a reply with a `progressState`, so that the callers read the name of a state and not its
// code.
import { isRecord } from '@loan/domain/records'
import { parseProgressState, type StateName } from '@loan/domain/states'

/** `state`: the state of the lead; null for an unknown code. `progressState` is the value to store (spec 3.53). */
export type ParsedReply<Reply> = Reply extends { readonly progressState: unknown }
  ? Reply & { readonly state: StateName | null }
  : Reply

/** The reply has the schema of its endpoint. */
export function parseReply<Reply>(reply: Reply): ParsedReply<Reply>
export function parseReply(reply: unknown): unknown {
  if (!isRecord(reply) || !('progressState' in reply)) return reply
  return { ...reply, state: parseProgressState(reply['progressState']) }
}
