// `npm run generate`: writes every file that is generated from the code or from a library. Checks and tests verify that
// they are up to date.
import { writeFileSync } from 'node:fs'
import { buildRelease, releaseFile } from '../web/build/embedReleases.ts'
import { buildPhoneMetadata } from './buildPhoneMetadata.ts'
import { buildTickedTexts, tickedTextsFile } from './buildTickedTexts.ts'
import { buildAssumedPage } from './gates/assumed/buildAssumedPage.ts'
import { assumedPage, readAssumptions } from './gates/assumed/readAssumptions.ts'
import { buildRecord, recordFile, translatedLocales } from './gates/locales/localeRecords.ts'
import { buildCoveragePage, coveragePage } from './gates/specification/buildCoveragePage.ts'
import { readClauses, readShown } from './gates/specification/readSpecification.ts'
import { runBin } from './process/runCommand.ts'
import { fromRoot } from './process/root.ts'

const phoneMetadata = buildPhoneMetadata()

const generated: Readonly<Record<string, () => string | Promise<string>>> = {
  // First, because the code of a new country imports them.
  ...Object.fromEntries(Object.entries(phoneMetadata).map(([file, source]) => [file, () => source])),
  [tickedTextsFile]: buildTickedTexts,
  [assumedPage]: () => buildAssumedPage(readAssumptions()),
  [releaseFile]: buildRelease,
  ...Object.fromEntries(translatedLocales.map((locale) => [recordFile(locale), () => buildRecord(locale)])),
  [coveragePage]: () => buildCoveragePage(readClauses(), readShown()),
  'docs/sandbox.md': async () => (await import('../server/src/sandbox/sandboxGuide.ts')).buildSandboxGuide(),
}

for (const [file, build] of Object.entries(generated)) {
  writeFileSync(fromRoot(file), await build())
  console.log(`Wrote ${file}`)
}

const formatted = await runBin('oxfmt', [...Object.keys(phoneMetadata), tickedTextsFile])
if (formatted.code !== 0) throw new Error(`The generated code could not be formatted: ${formatted.output}`)
