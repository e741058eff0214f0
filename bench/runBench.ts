// Runs the selected measurements one after the other and stops every process that they started.
import { writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { fromRoot } from '../tools/process/root.ts'
import { ensureChromium } from '../tools/setup/chromium.ts'
import { launchBrowser } from './browser.ts'
import { describeMachine } from './machine.ts'
import { measureChainLength } from './measures/chainLength.ts'
import { measureBytes, measureLoad } from './measures/firstPage.ts'
import { measureMillion } from './measures/million.ts'
import { measureOverload } from './measures/overload.ts'
import { measurePageNavigations } from './measures/pageNavigations.ts'
import { measureServer } from './measures/serverLoad.ts'
import { type BenchOptions, type MeasurementName, measurementNames } from './options.ts'
import { buildResultsPage, printAims, printSection, type Section } from './report.ts'
import { createBenchSetup } from './benchSetup.ts'
import { traceNavigations } from './trace/traceNavigations.ts'

type RegisterStop = (stop: () => Promise<void>) => void

type Stops = { readonly add: RegisterStop; readonly runAll: () => Promise<void> }

const createStops = (): Stops => {
  const stops: (() => Promise<void>)[] = []
  return {
    add: (stop) => {
      stops.push(stop)
    },
    runAll: async () => {
      for (const stop of stops.splice(0).toReversed()) await stop()
    },
  }
}

const openBrowser = async (chromium: string, onStop: RegisterStop): Promise<Browser> => {
  const browser = await launchBrowser(chromium)
  onStop(() => browser.close())
  return browser
}

const browserMeasures = [
  ['bytes', measureBytes],
  ['load', measureLoad],
  ['pages', measurePageNavigations],
  ['length', measureChainLength],
] as const

const inBrowser: readonly MeasurementName[] = browserMeasures.map(([measurementName]) => measurementName)

/** Each resolves with null when a program is missing. */
const serverMeasures = [
  ['server', measureServer],
  ['overload', measureOverload],
  ['million', measureMillion],
] as const

/** Null when a measurement was not possible. */
const measureOnServer = async ({ only, runs }: BenchOptions, stops: Stops): Promise<readonly Section[] | null> => {
  const sections: Section[] = []
  for (const [measurementName, measure] of serverMeasures) {
    if (!only.includes(measurementName)) continue
    const measured = await measure(runs, stops.add)
    await stops.runAll()
    if (measured === null) return null
    for (const section of measured) {
      printSection(section)
      sections.push(section)
    }
  }
  return sections
}

const measureInBrowser = async (
  chromium: string,
  { only, runs }: BenchOptions,
  onStop: RegisterStop,
): Promise<readonly Section[]> => {
  if (!only.some((measurementName) => inBrowser.includes(measurementName))) return []
  const browser = await openBrowser(chromium, onStop)
  const benchSetup = await createBenchSetup(browser, onStop)
  const sections: Section[] = []
  for (const [measurementName, measure] of browserMeasures) {
    if (!only.includes(measurementName)) continue
    const section = await measure(benchSetup, runs)
    printSection(section)
    sections.push(section)
  }
  return sections
}

/** Prints each result. Writes bench/RESULTS.md where all measurements ran, or docs/page-turn-trace.md for a trace. */
export const runBench = async (options: BenchOptions): Promise<void> => {
  const stops = createStops()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stops.runAll().finally(() => process.exit(1)))
  }
  try {
    const chromium = await ensureChromium()
    const machineDetails = await describeMachine(chromium)
    for (const [name, value] of machineDetails) console.log(`${name}: ${value}`)
    if (options.trace) return await traceNavigations(await openBrowser(chromium, stops.add), machineDetails, stops.add)
    const sections = [...(await measureInBrowser(chromium, options, stops.add))]
    await stops.runAll()
    const onServer = await measureOnServer(options, stops)
    sections.push(...(onServer ?? []))
    printAims(sections)
    if (options.only.length === measurementNames.length && onServer !== null)
      writeFileSync(fromRoot('bench', 'RESULTS.md'), buildResultsPage(machineDetails, sections))
    else console.log('\nbench/RESULTS.md is unchanged, because not all measurements ran')
  } finally {
    await stops.runAll()
  }
}
