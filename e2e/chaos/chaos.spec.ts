// Journeys under faults that a seed selects. After each fault every typed answer is on the page or in a draft, and a
// visible control leads to the next page. At the end there is one lead with every answer. `npm run chaos -- --seed N`
// repeats one seed.
import { expect } from '@playwright/test'
import { checkOutcome } from './checks/checkOutcome.ts'
import { buildPlan, describePlan } from './plan/plan.ts'
import { chosenKinds, chosenProduct, chosenSeeds } from './plan/seeds.ts'
import { buildResult, writeResult } from './report/result.ts'
import { test } from './run/startRun.ts'
import { runJourney } from './journey/runJourney.ts'

const minuteMs = 60_000

for (const seed of chosenSeeds()) {
  test(`seed ${seed}: keeps every answer under the faults that it selects`, async ({ startRun }) => {
    test.setTimeout(6 * minuteMs)
    const plan = buildPlan(seed, { product: chosenProduct(), only: chosenKinds() })
    process.stdout.write(`${describePlan(plan)}\n`)
    const start = performance.now()
    const run = await startRun(plan)
    let stopReason: string | null = null
    try {
      await runJourney(run)
    } catch (error) {
      stopReason = error instanceof Error ? error.message : String(error)
      run.trace(run.server.logged().slice(-3000))
      await run.page.screenshot({ path: test.info().outputPath('stopped.png') }).catch(() => undefined)
    }
    try {
      await checkOutcome(run, stopReason === null)
    } finally {
      writeResult(buildResult(run, stopReason, Math.round((performance.now() - start) / 1000)))
    }
    expect({ stopReason, findings: run.findings }).toEqual({ stopReason: null, findings: [] })
  })
}
