// The type of a kind of fault: the phases at which it may occur, what it does, and what it may lose.
import type { LossName } from '../checks/losses.ts'
import type { Random } from '../plan/random.ts'
import type { ChaosRun } from '../run/chaosRun.ts'
import type { FaultClass } from './faultClasses.ts'

/**
 * Phases of a journey. `open`: before the first page is opened. `arrived`, `half`, `filled`, `submit`: on a page that is
 * empty, half filled in, filled in, submitted. `review`: the last submit. `checking`: while lenders decide. `screen`,
 * `screen-submit`: on a later screen with a form, when it opens and when it is submitted.
 */
export const phases = [
  'open',
  'arrived',
  'half',
  'filled',
  'submit',
  'review',
  'checking',
  'screen',
  'screen-submit',
] as const
export type Phase = (typeof phases)[number]

/** The work that remains after a fault was injected. */
export type Aftermath = {
  /** Details for the report. */
  readonly detail?: string
  /** Ends the fault. Called once the page has shown it, or after some seconds. */
  readonly end?: () => Promise<void>
  /** Submits the page or the screen in place of the test. */
  readonly press?: () => Promise<void>
  /** The page may need a press before it shows anything. The answers are then checked at the next page. */
  readonly mayWait?: boolean
}

export type Kind = {
  readonly name: string
  readonly classes: readonly FaultClass[]
  readonly phases: readonly Phase[]
  /** The losses that the next check accepts. */
  readonly mayLose?: readonly LossName[]
  /** The fault occurs only in journeys with this sandbox tag. */
  readonly tag?: string
  /** Only the open page holds the answers, so no other fault of the journey may load a document. */
  readonly requiresOpenPage?: boolean
  /** The fault loads no document. */
  readonly loadsNoDocument?: boolean
  readonly inject: (run: ChaosRun, random: Random) => Promise<Aftermath | void>
}
