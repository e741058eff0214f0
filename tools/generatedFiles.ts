// The files that `npm run generate` writes: from the code, the texts or a library.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { products } from '@loan/domain/products/registry'
import { buildJourneyDocument, journeyDocument } from '../server/src/lender-journeys/transitionDiagram.ts'
import { buildRelease, releaseFile } from '../web/build/embedReleases.ts'
import { buildExampleLenders } from './buildExampleLenders.ts'
import { buildFonts } from './buildFonts.ts'
import { buildOpenApiFile, openApiFile } from './buildOpenApiFile.ts'
import { buildPhoneMetadata } from './buildPhoneMetadata.ts'
import { buildTickedTexts, tickedTextsFile } from './buildTickedTexts.ts'
import { buildToolScript, toolScriptFile } from './buildToolScript.ts'
import { assumedPage, buildAssumedPage, readAssumptions } from './checks/assumed.ts'
import { buildLicencesPage, licencesPage, readLicences } from './checks/licences.ts'
import { buildRecord, recordFile, translatedLocales } from './checks/locales/localeRecords.ts'
import { buildCoveragePage, coveragePage, readClauses, readShown } from './checks/specification.ts'
import { buildEffortPage, buildLimits, effortPage, limitsFile } from './effort/effortTables.ts'
import { buildMapDocument, mapDocument } from './gallery/writeMermaid.ts'
import { fromRoot } from './process/root.ts'
import { runBin } from './process/runCommand.ts'

type Builders = Readonly<Record<string, () => string | Buffer | Promise<string>>>

/** Paths relative to the root of the project, in the order in which they are written. */
const listBuilders = async (): Promise<Builders> => ({
  // First, because the code of a new country imports them.
  ...Object.fromEntries(Object.entries(buildPhoneMetadata()).map(([file, source]) => [file, () => source])),
  ...Object.fromEntries(Object.entries(buildExampleLenders()).map(([file, source]) => [file, () => source])),
  [tickedTextsFile]: buildTickedTexts,
  ...Object.fromEntries(Object.entries(await buildFonts()).map(([file, content]) => [file, () => content])),
  [assumedPage]: () => buildAssumedPage(readAssumptions()),
  [licencesPage]: () => buildLicencesPage(readLicences()),
  [releaseFile]: buildRelease,
  [toolScriptFile]: buildToolScript,
  ...Object.fromEntries(translatedLocales.map((locale) => [recordFile(locale), () => buildRecord(locale)])),
  [coveragePage]: () => buildCoveragePage(readClauses(), readShown()),
  [effortPage]: buildEffortPage,
  [limitsFile]: buildLimits,
  ...Object.fromEntries(Object.values(products).map((one) => [mapDocument(one), () => buildMapDocument(one)])),
  'docs/sandbox.md': async () => (await import('../server/src/sandbox/sandboxGuide.ts')).buildSandboxGuide(),
  'docs/retention.md': async () =>
    (await import('../server/src/leads/retention/retentionGuide.ts')).buildRetentionGuide(),
  [journeyDocument]: buildJourneyDocument,
  [openApiFile]: buildOpenApiFile,
})

const isFormatted = (file: string): boolean => file.endsWith('.ts') || file === openApiFile

/** Writes all files below `folder` (absolute), and returns their paths. Throws when a file cannot be formatted. */
export const writeGeneratedFiles = async (folder: string): Promise<readonly string[]> => {
  const builders = await listBuilders()
  const files = Object.keys(builders)
  for (const [file, build] of Object.entries(builders)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), await build())
  }
  const formatted = await runBin('oxfmt', ['-c', fromRoot('.oxfmtrc.json'), ...files.filter(isFormatted)], {
    cwd: folder,
  })
  if (formatted.code !== 0) throw new Error(`The generated code could not be formatted: ${formatted.output}`)
  return files
}
