// What a kind of fault is: where in a journey it may strike, what it does, and what may be lost by it.
import type { LossName } from '../checks/losses.ts'
import type { Random } from '../plan/random.ts'
import type { ChaosRun } from '../run/chaosRun.ts'
import type { FaultClass } from './faultClasses.ts'

/**
 * Moments of a journey. `open`: before the first page is opened. `arrived`, `half`, `filled`, `submit`: on a page that is
 * empty, filled in halfway, filled in, pressed. `review`: the last submit. `checking`: while lenders decide. `screen`,
 * `screen-submit`: a screen after that asks for something, as it opens and as it is pressed.
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

/** What remains to be done after a fault. */
export type Aftermath = {
  /** What exactly happened, for the report. */
  readonly detail?: string
  /** Ends the fault; called once the page has shown it, or after some seconds. */
  readonly end?: () => Promise<void>
  /** Presses instead of the walker. */
  readonly press?: () => Promise<void>
  /** The page may need a press before it shows anything: the answers are looked for at the next page. */
  readonly mayWait?: boolean
}

export type Kind = {
  readonly name: string
  readonly classes: readonly FaultClass[]
  readonly phases: readonly Phase[]
  /** Of the table of losses: what the next check accepts. */
  readonly mayLose?: readonly LossName[]
  /** Only journeys with this sandbox tag meet it. */
  readonly tag?: string
  /** Nothing survives the page: no other fault may load a document again. */
  readonly needsThePage?: boolean
  /** Loads no document. */
  readonly keepsPage?: boolean
  readonly inject: (run: ChaosRun, random: Random) => Promise<Aftermath | void>
}
