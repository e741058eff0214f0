// `npm run generate`: writes every file that is generated from the code or from a library. Checks and tests verify that
// they are up to date.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { products } from '@loan/domain/products/registry'
import { buildRelease, releaseFile } from '../web/build/embedReleases.ts'
import { buildFonts } from './buildFonts.ts'
import { buildOpenApiFile, openApiFile } from './buildOpenApiFile.ts'
import { buildPhoneMetadata } from './buildPhoneMetadata.ts'
import { buildTickedTexts, tickedTextsFile } from './buildTickedTexts.ts'
import { buildToolScript, toolScriptFile } from './buildToolScript.ts'
import { assumedPage, buildAssumedPage, readAssumptions } from './checks/assumed.ts'
import { buildLicencesPage, licencesPage, readLicences } from './checks/licences.ts'
import { buildRecord, recordFile, translatedLocales } from './checks/locales/localeRecords.ts'
import { buildMapDocument, mapDocument } from './gallery/writeMermaid.ts'
import { buildCoveragePage, coveragePage, readClauses, readShown } from './checks/specification/clauses.ts'
import { buildEffortPage, effortPage } from './effort/effortTables.ts'
import { buildJourneyDocument, journeyDocument } from '../server/src/lender-journeys/transitionDiagram.ts'
import { runBin } from './process/runCommand.ts'
import { fromRoot } from './process/root.ts'

const phoneMetadata = buildPhoneMetadata()

const generated: Readonly<Record<string, () => string | Buffer | Promise<string>>> = {
  // First, because the code of a new country imports them.
  ...Object.fromEntries(Object.entries(phoneMetadata).map(([file, source]) => [file, () => source])),
  [tickedTextsFile]: buildTickedTexts,
  ...Object.fromEntries(Object.entries(await buildFonts()).map(([file, content]) => [file, () => content])),
  [assumedPage]: () => buildAssumedPage(readAssumptions()),
  [licencesPage]: () => buildLicencesPage(readLicences()),
  [releaseFile]: buildRelease,
  [toolScriptFile]: buildToolScript,
  ...Object.fromEntries(translatedLocales.map((locale) => [recordFile(locale), () => buildRecord(locale)])),
  [coveragePage]: () => buildCoveragePage(readClauses(), readShown()),
  [effortPage]: buildEffortPage,
  ...Object.fromEntries(Object.values(products).map((one) => [mapDocument(one), () => buildMapDocument(one)])),
  'docs/sandbox.md': async () => (await import('../server/src/sandbox/sandboxGuide.ts')).buildSandboxGuide(),
  'docs/retention.md': async () => (await import('../server/src/leads/retentionGuide.ts')).buildRetentionGuide(),
  [journeyDocument]: buildJourneyDocument,
  [openApiFile]: buildOpenApiFile,
}

for (const [file, build] of Object.entries(generated)) {
  mkdirSync(path.dirname(fromRoot(file)), { recursive: true })
  writeFileSync(fromRoot(file), await build())
  console.log(`Wrote ${file}`)
}

const formatted = await runBin('oxfmt', [...Object.keys(phoneMetadata), tickedTextsFile, toolScriptFile, openApiFile])
if (formatted.code !== 0) throw new Error(`The generated code could not be formatted: ${formatted.output}`)
