// The type of a kind of fault: the phases in which it may occur, how it is injected, and the losses it may cause.
import type { LossName } from '../checks/losses.ts'
import type { Random } from '../plan/random.ts'
import type { ChaosRun } from '../run/chaosRun.ts'
import type { FaultClass } from './faultClasses.ts'

/**
 * Phases of a journey. `open`: before the first page is opened. `arrived`, `half`, `filled`: on a page whose form is
 * empty, half filled in, filled in. `submit`: at the submit of a page. `review`: at the submit of the last page.
 * `checking`: while lenders decide. `screen`, `screen-submit`: when a screen with a form opens, and at its submit.
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
  /** Ends the fault. Called after the page has shown its effect, or after some seconds. */
  readonly end?: () => Promise<void>
  /** Replaces the submit of the page or the screen. */
  readonly press?: () => Promise<void>
  /** The page may show no form until a button is pressed, so the answers are checked after a later fault only. */
  readonly skipsAnswerCheck?: boolean
}

export type Kind = {
  readonly name: string
  readonly classes: readonly FaultClass[]
  readonly phases: readonly Phase[]
  /** The losses that the check after the fault accepts. */
  readonly mayLose?: readonly LossName[]
  /** The fault occurs only in journeys with this sandbox tag. */
  readonly tag?: string
  /** Only the open page holds the answers, so no other fault of the journey may load a document. */
  readonly requiresOpenPage?: boolean
  /** The fault loads no document. */
  readonly loadsNoDocument?: boolean
  readonly inject: (run: ChaosRun, random: Random) => Promise<Aftermath | void>
}
