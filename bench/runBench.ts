// Runs the selected measurements one after the other and stops every process that they started.
import { writeFileSync } from 'node:fs'
import { fromRoot } from '../tools/process/root.ts'
import { ensureChromium } from '../tools/setup/chromium.ts'
import { launchBrowser } from './browser.ts'
import { describeMachine } from './machine.ts'
import { measureBytes, measureLoad } from './measures/firstPage.ts'
import { measurePages } from './measures/pageToPage.ts'
import { measureServer } from './measures/serverLoad.ts'
import { type BenchOptions, parts } from './options.ts'
import { buildResultsPage, printSection, type Section } from './report.ts'
import { setStage } from './stage.ts'

type AtEnd = (stop: () => Promise<void>) => void

const measureInBrowser = async (
  chromium: string,
  { only, runs }: BenchOptions,
  atEnd: AtEnd,
): Promise<readonly Section[]> => {
  if (only.every((part) => part === 'server')) return []
  const browser = await launchBrowser(chromium)
  atEnd(() => browser.close())
  const stage = await setStage({ browser, hasWholeChain: only.includes('pages') }, atEnd)
  const measures = [
    ['bytes', measureBytes],
    ['load', measureLoad],
    ['pages', measurePages],
  ] as const
  const sections: Section[] = []
  for (const [part, measure] of measures) {
    if (!only.includes(part)) continue
    const section = await measure(stage, runs)
    printSection(section)
    sections.push(section)
  }
  return sections
}

/** Prints each result. Writes bench/RESULTS.md where all measurements ran. */
export const runBench = async (options: BenchOptions): Promise<void> => {
  const stops: (() => Promise<void>)[] = []
  const stopAll = async (): Promise<void> => {
    for (const stop of stops.splice(0).toReversed()) await stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stopAll().finally(() => process.exit(1)))
  }
  const atEnd: AtEnd = (stop) => {
    stops.push(stop)
  }
  try {
    const chromium = await ensureChromium()
    const facts = await describeMachine(chromium)
    for (const [name, value] of facts) console.log(`${name}: ${value}`)
    const sections = [...(await measureInBrowser(chromium, options, atEnd))]
    await stopAll()
    const server = options.only.includes('server') ? await measureServer(options.runs, atEnd) : null
    if (server !== null) {
      printSection(server)
      sections.push(server)
    }
    if (sections.length === parts.length)
      writeFileSync(fromRoot('bench', 'RESULTS.md'), buildResultsPage(facts, sections))
    else console.log('\nbench/RESULTS.md is unchanged, because not all measurements ran')
  } finally {
    await stopAll()
  }
}
