// `npm run bench -- --trace`: traces the page navigations of one applicant and writes what they are spent on.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { product } from '@loan/domain/products/tukan-pl'
import { ensureServer } from '../../tools/build/buildProduct.ts'
import { fromRoot } from '../../tools/process/root.ts'
import { buildWeb } from '../../web/build/buildWeb.ts'
import { basePath } from '../../web/build/viteConfig.ts'
import { applicants } from '../applicants.ts'
import { buildProbe } from '../in-page/buildProbe.ts'
import type { MachineDetail } from '../machine.ts'
import { readMs, measureJourney } from '../measures/journey.ts'
import { startServer } from '../servers.ts'
import { readProfile } from './readProfile.ts'
import { sumPhases } from './sumPhases.ts'
import { addToTracePage } from './tracePage.ts'

const tracePage = fromRoot('docs', 'page-turn-trace.md')
const retentionDays = 30

export const traceNavigations = async (
  browser: Browser,
  machineDetails: readonly MachineDetail[],
  onStop: (stop: () => Promise<void>) => void,
): Promise<void> => {
  const folder = fromRoot('dist', 'bench', 'readable')
  await ensureServer()
  await buildWeb({ product, outDir: folder, finishedLeadDays: retentionDays, isMinified: false })
  const server = await startServer({ webDir: folder })
  onStop(server.stop)
  const [applicant] = applicants
  const { navigations, trace } = await measureJourney(
    { browser, probe: await buildProbe() },
    () => `${server.origin}${basePath}/`,
    { applicant, categories: ['disabled-by-default-v8.cpu_profiler'] },
  )
  const samples = readProfile(trace.events, { folder, basePath })
  const summary = {
    machineDetails,
    navigations: navigations.length,
    meanMs: navigations.reduce((sum, { ms }) => sum + ms, 0) / navigations.length,
    rows: sumPhases(trace.navigations, { slices: trace.slices, samples }, readMs),
  }
  const before = existsSync(tracePage) ? readFileSync(tracePage, 'utf8') : ''
  const text = addToTracePage(before, summary)
  writeFileSync(tracePage, text)
  console.log(text)
}
