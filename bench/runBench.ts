// Runs the selected measurements one after the other and stops every process that they started.
import { writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { fromRoot } from '../tools/process/root.ts'
import { ensureChromium } from '../tools/setup/chromium.ts'
import { launchBrowser } from './browser.ts'
import { describeMachine } from './machine.ts'
import { measureChainLength } from './measures/chainLength.ts'
import { measureBytes, measureLoad } from './measures/firstPage.ts'
import { measurePageNavigations } from './measures/pageNavigations.ts'
import { measureServer } from './measures/serverLoad.ts'
import { type BenchOptions, measurementNames } from './options.ts'
import { buildResultsPage, printAims, printSection, type Section } from './report.ts'
import { createBenchSetup } from './benchSetup.ts'
import { traceNavigations } from './trace/traceNavigations.ts'

type RegisterStop = (stop: () => Promise<void>) => void

const openBrowser = async (chromium: string, onStop: RegisterStop): Promise<Browser> => {
  const browser = await launchBrowser(chromium)
  onStop(() => browser.close())
  return browser
}

const measureInBrowser = async (
  chromium: string,
  { only, runs }: BenchOptions,
  onStop: RegisterStop,
): Promise<readonly Section[]> => {
  if (only.every((measurementName) => measurementName === 'server')) return []
  const browser = await openBrowser(chromium, onStop)
  const benchSetup = await createBenchSetup(browser, onStop)
  const measures = [
    ['bytes', measureBytes],
    ['load', measureLoad],
    ['pages', measurePageNavigations],
    ['length', measureChainLength],
  ] as const
  const sections: Section[] = []
  for (const [measurementName, measure] of measures) {
    if (!only.includes(measurementName)) continue
    const section = await measure(benchSetup, runs)
    printSection(section)
    sections.push(section)
  }
  return sections
}

/** Prints each result. Writes bench/RESULTS.md where all measurements ran, or docs/page-turn-trace.md for a trace. */
export const runBench = async (options: BenchOptions): Promise<void> => {
  const stops: (() => Promise<void>)[] = []
  const stopAll = async (): Promise<void> => {
    for (const stop of stops.splice(0).toReversed()) await stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stopAll().finally(() => process.exit(1)))
  }
  const onStop: RegisterStop = (stop) => {
    stops.push(stop)
  }
  try {
    const chromium = await ensureChromium()
    const machineDetails = await describeMachine(chromium)
    for (const [name, value] of machineDetails) console.log(`${name}: ${value}`)
    if (options.trace) return await traceNavigations(await openBrowser(chromium, onStop), machineDetails, onStop)
    const sections = [...(await measureInBrowser(chromium, options, onStop))]
    await stopAll()
    const server = options.only.includes('server') ? await measureServer(options.runs, onStop) : null
    for (const section of server ?? []) {
      printSection(section)
      sections.push(section)
    }
    printAims(sections)
    if (options.only.length === measurementNames.length && server !== null)
      writeFileSync(fromRoot('bench', 'RESULTS.md'), buildResultsPage(machineDetails, sections))
    else console.log('\nbench/RESULTS.md is unchanged, because not all measurements ran')
  } finally {
    await stopAll()
  }
}
