// One journey under faults: its server, its browser, the page the applicant looks at, and everything that was found.
import type { BrowserContext, Page } from '@playwright/test'
import type { Persona } from '../../personas/persona.ts'
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

/** Something that must not happen. */
export type Finding = { readonly kind: FindingKind; readonly after: string; readonly what: string }

/** A fault that was injected. */
export type Injected = { readonly kind: string; readonly at: string; readonly detail: string }

export type HeldLead = { readonly id: string; readonly token: string }

/** Something to be done once the applicant has come some pages further. */
export type Later = {
  readonly pages: number
  readonly act: () => Promise<void>
  /** What it may lose, beside what the run may lose anyway. */
  readonly mayLose: readonly LossName[]
}

export type ChaosRun = {
  readonly plan: Plan
  readonly persona: Persona
  readonly server: TestServer
  readonly vendors: VendorFakes
  readonly profile: Profile
  readonly answers: TypedAnswers
  readonly watch: PageWatch
  readonly findings: Finding[]
  readonly injected: Injected[]
  /** Scripts of faults that last: put into every page of a browser that is started again. */
  readonly lastingScripts: string[]
  /** Ends of faults that are still going on. */
  readonly open: (() => Promise<void>)[]
  readonly later: Later[]
  /** What the checks accept from now on. */
  readonly mayLose: LossName[]
  /** Writes a line for whoever watches with CHAOS_TRACE=1. */
  readonly trace: (line: string) => void
  /** Changes when a browser is started again. */
  context: BrowserContext
  /** What the applicant looks at; changes with tabs and browsers. */
  page: Page
  lead: HeldLead | null
  /** Once the last submit was acknowledged the server has the answers. */
  isSubmitted: boolean
}

export type RunParts = Pick<
  ChaosRun,
  'plan' | 'persona' | 'server' | 'vendors' | 'profile' | 'context' | 'page' | 'watch'
>

export const createRun = (parts: RunParts): ChaosRun => ({
  ...parts,
  answers: createTypedAnswers(),
  findings: [],
  injected: [],
  lastingScripts: [],
  open: [],
  later: [],
  mayLose: [],
  trace: (line) => {
    if (process.env['CHAOS_TRACE'] === '1') process.stdout.write(`${line}\n`)
  },
  lead: null,
  isSubmitted: false,
})

/** Blames the fault that was injected last. */
export const report = ({ findings, injected }: ChaosRun, kind: FindingKind, what: string): void => {
  const last = injected.at(-1)
  findings.push({ kind, after: last === undefined ? 'no fault' : `${last.kind} at ${last.at}`, what })
}

/** Ends every fault that is still going on. */
export const endFaults = async (run: ChaosRun): Promise<void> => {
  for (const end of run.open.splice(0)) await end()
}
