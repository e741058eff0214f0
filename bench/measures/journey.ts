// Measures one applicant's journey through the chain with real input, under a trace, over Lighthouse's mobile network
// and on a slowed processor.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'
import type { ProductPersona } from '../../e2e/personas/persona.ts'
import { buildEntries } from '../../e2e/personas/entries.ts'
import type { BenchSetup, Site } from '../benchSetup.ts'
import { runInNewContext } from '../browser.ts'
import { completeChain } from '../completeChain.ts'
import type { Interactions } from '../in-page/interactions.ts'
import type { PageNavigation } from '../in-page/probe.ts'
import { readTrace, type Trace } from '../trace/readTrace.ts'

export type Journey = {
  readonly navigations: readonly PageNavigation[]
  readonly interactions: Interactions
  readonly trace: Trace
  /** After the journey and a garbage collection. */
  readonly heapBytes: number
}

export type JourneyOptions = {
  readonly applicant: ProductPersona
  /** Categories of the trace in addition to `workCategories`. */
  readonly categories?: readonly string[]
  /** Number of pages to complete. Without it, the whole chain. */
  readonly pages?: number
}

const throttle = { cpu: 4, network: true }

/**
 * Time for which the applicant reads each page before filling it in. Work that a page delays until after its first
 * paint ends in this time.
 */
export const readMs = 500

/** Categories of the trace with the work of the main thread. */
const workCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'v8']

/** Resolves with the trace as JSON. A browser records one trace at a time, so it ends also when `run` throws. */
const traceWork = async (
  browser: Browser,
  categories: readonly string[],
  run: () => Promise<void>,
): Promise<string> => {
  await browser.startTracing(undefined, { categories: [...workCategories, ...categories] })
  try {
    await run()
  } catch (reason) {
    await browser.stopTracing()
    throw reason
  }
  return (await browser.stopTracing()).toString('utf8')
}

const readHeap = async (session: CDPSession): Promise<number> => {
  // The second collection frees what finalisers of the first one released.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

export const measureJourney = (
  { browser, probe }: Pick<BenchSetup, 'browser' | 'probe'>,
  site: Site,
  { applicant, categories = [], pages }: JourneyOptions,
): Promise<Journey> =>
  runInNewContext(browser, { probe, throttle }, async ({ page, session }) => {
    await page.goto(site(applicant))
    const json = await traceWork(browser, categories, async () => {
      await completeChain(page, { entries: buildEntries(applicant), readMs, ...(pages !== undefined && { pages }) })
      await sleep(readMs)
    })
    return {
      navigations: await page.evaluate(() => window.benchProbe.navigations()),
      interactions: await page.evaluate(() => window.benchProbe.interactions()),
      trace: readTrace(json),
      heapBytes: await readHeap(session),
    }
  })
