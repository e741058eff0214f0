// The script for hosts' pages, as it is released: a file for each version, kept in the project, so that a host that pins
// one by its hash never finds other bytes there. A build copies them; `npm run generate` makes a new one.
import { createHash } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { version } from '../embed/embedForm.ts'

const embedDir = fileURLToPath(new URL('../embed', import.meta.url))
const releasesDir = path.join(embedDir, 'releases')

/** From the top of the project. */
export const releaseFile = `web/embed/releases/${version}.js`

/** The present script, as small as it gets. */
export const buildEmbed = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2020',
      lib: { entry: path.join(embedDir, 'embed.ts'), formats: ['iife'], name: 'loanForm' },
    },
  })
  const [bundle] = Array.isArray(built) ? built : []
  const [chunk] = bundle?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error('The script for hosts was not built')
  return `/* Loan form in a page of yours, version ${version}: docs/embedding.md */\n${chunk.code.trim()}\n`
}

/** Throws where the version is released already, with other bytes. */
export const buildRelease = async (): Promise<string> => {
  const code = await buildEmbed()
  const { [version]: released } = readReleases()
  if (released !== undefined && released !== code) {
    throw new Error(`web/embed makes other bytes than ${releaseFile}: raise its version`)
  }
  return code
}

/** Code by version. */
export const readReleases = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(releasesDir).map((file) => [
      path.basename(file, '.js'),
      readFileSync(path.join(releasesDir, file), 'utf8'),
    ]),
  )

/** What a host writes into `integrity`. */
export const integrityOf = (code: string): string => `sha384-${createHash('sha384').update(code).digest('base64')}`

/** Puts every release beside the page, and the newest under the name that stays. */
export const copyReleases = (outDir: string): void => {
  for (const file of readdirSync(releasesDir)) {
    copyFileSync(path.join(releasesDir, file), path.join(outDir, `embed-${file}`))
  }
  copyFileSync(path.join(releasesDir, `${version}.js`), path.join(outDir, 'embed.js'))
}
