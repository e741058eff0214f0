// `npm run generate`: writes every page that is made from the code. One row each; the gates check them.
import { writeFileSync } from 'node:fs'
import { buildRelease, releaseFile } from '../web/build/embedReleases.ts'
import { buildAssumedPage } from './gates/assumed/buildAssumedPage.ts'
import { assumedPage, readAssumptions } from './gates/assumed/readAssumptions.ts'
import { buildClausesPage } from './gates/clauses/buildClausesPage.ts'
import { clauseSections, clausesPage } from './gates/clauses/clauses.ts'
import { fromRoot } from './process/root.ts'

const generated: Readonly<Record<string, () => string | Promise<string>>> = {
  [assumedPage]: () => buildAssumedPage(readAssumptions()),
  [releaseFile]: buildRelease,
  [clausesPage]: () => buildClausesPage(clauseSections),
}

for (const [file, build] of Object.entries(generated)) {
  writeFileSync(fromRoot(file), await build())
  console.log(`Wrote ${file}`)
}
