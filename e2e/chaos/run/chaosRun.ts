// The state of one journey under faults: its server, its browser, the current page and the findings.
import type { BrowserContext, Page } from '@playwright/test'
import type { ProductPersona } from '../../personas/persona.ts'
import type { TestServer } from '../../setup/server.ts'
import type { VendorFakes } from '../../setup/vendors.ts'
import { createTypedAnswers, type TypedAnswers } from '../checks/typedAnswers.ts'
import type { LossName } from '../checks/losses.ts'
import type { PageWatch } from '../checks/watchPages.ts'
import type { Plan } from '../plan/plan.ts'
import type { Profile } from './profile.ts'

export const findingKinds = [
  'answers lost',
  'second lead',
  'dead end',
  'only a reload helped',
  'uncaught error',
  'event sent twice',
  'personal data in an address',
  'wrong answers stored',
] as const
export type FindingKind = (typeof findingKinds)[number]

/** Something that must not happen. `after` names the last injected fault and its position. */
export type Finding = { readonly kind: FindingKind; readonly after: string; readonly what: string }

/** A fault that was injected. */
export type InjectedFault = { readonly kind: string; readonly at: string; readonly detail: string }

/** An action that runs after a number of further pages. */
export type LaterAction = {
  readonly pages: number
  readonly perform: () => Promise<void>
  /** The losses that its check accepts in addition to those of the run. */
  readonly mayLose: readonly LossName[]
}

export type ChaosRun = {
  readonly plan: Plan
  readonly persona: ProductPersona
  readonly server: TestServer
  readonly vendors: VendorFakes
  readonly profile: Profile
  readonly answers: TypedAnswers
  readonly watch: PageWatch
  readonly findings: Finding[]
  readonly injected: InjectedFault[]
  /** Scripts of faults that last. They run in every page, also after the browser is restarted. */
  readonly lastingScripts: string[]
  /** Functions that end the active faults. */
  readonly faultCleanups: (() => Promise<void>)[]
  readonly later: LaterAction[]
  /** The losses that every later check accepts. */
  readonly mayLose: LossName[]
  /** Prints a line where CHAOS_TRACE is 1. */
  readonly trace: (line: string) => void
  /** Changes when the browser is restarted. */
  context: BrowserContext
  /** The page in front; changes with tabs and browsers. */
  page: Page
}

export type RunOptions = Pick<
  ChaosRun,
  'plan' | 'persona' | 'server' | 'vendors' | 'profile' | 'context' | 'page' | 'watch'
>

export const createRun = (options: RunOptions): ChaosRun => ({
  ...options,
  answers: createTypedAnswers(),
  findings: [],
  injected: [],
  lastingScripts: [],
  faultCleanups: [],
  later: [],
  mayLose: [],
  trace: (line) => {
    if (process.env['CHAOS_TRACE'] === '1') process.stdout.write(`${line}\n`)
  },
})

/** Adds a finding for the fault that was injected last. */
export const report = ({ findings, injected }: ChaosRun, kind: FindingKind, what: string): void => {
  const last = injected.at(-1)
  findings.push({ kind, after: last === undefined ? 'no fault' : `${last.kind} at ${last.at}`, what })
}

/** Ends every active fault. */
export const endFaults = async (run: ChaosRun): Promise<void> => {
  for (const cleanup of run.faultCleanups.splice(0)) await cleanup()
}
