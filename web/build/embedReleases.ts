// The releases of the script for hosts' pages, one committed file for each version. The bytes of a version never
// change, because hosts pin its hash. A build copies the files; `npm run generate` creates a new one.
import { createHash } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { version } from '../embed/embedForm.ts'
import { buildInlineScript } from './buildInlineScript.ts'

const embedDir = fileURLToPath(new URL('../embed', import.meta.url))
const releasesDir = path.join(embedDir, 'releases')

/** The path of the newest release, relative to the root of the repository. */
export const releaseFile = `web/embed/releases/${version}.js`

/** Builds the minified script from the current source. */
export const buildEmbed = async (): Promise<string> =>
  `/* Loan form in a page of yours, version ${version}: docs/embedding.md */\n${await buildInlineScript(path.join(embedDir, 'embed.ts'))}\n`

/** Builds the script. Throws when a release of this version has other bytes. */
export const buildRelease = async (): Promise<string> => {
  const code = await buildEmbed()
  const { [version]: released } = readReleases()
  if (released !== undefined && released !== code) {
    throw new Error(`The build of web/embed differs from ${releaseFile}: raise its version`)
  }
  return code
}

/** The code of each release by version. */
export const readReleases = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(releasesDir).map((file) => [
      path.basename(file, '.js'),
      readFileSync(path.join(releasesDir, file), 'utf8'),
    ]),
  )

/** The value of the `integrity` attribute in a host's page. */
export const computeIntegrity = (code: string): string => `sha384-${createHash('sha384').update(code).digest('base64')}`

/** Copies every release to `embed-<version>.js`, and the newest also to `embed.js`. */
export const copyReleases = (outDir: string): void => {
  for (const file of readdirSync(releasesDir)) {
    copyFileSync(path.join(releasesDir, file), path.join(outDir, `embed-${file}`))
  }
  copyFileSync(path.join(releasesDir, `${version}.js`), path.join(outDir, 'embed.js'))
}
