// Reads the assumptions of all source files, in the order of the files.
import { readFileSync } from 'node:fs'
import { listFiles } from '../../process/listFiles.ts'
import { fromRoot } from '../../process/root.ts'
import { type Assumption, findAssumptions } from './findAssumptions.ts'

export const assumedPage = 'docs/ASSUMED.md'

export const readAssumptions = (): readonly Assumption[] =>
  ['domain', 'web', 'server']
    .flatMap((folder) => listFiles(folder))
    .filter((file) => /\.(ts|tsx|css)$/.test(file))
    .flatMap((file) => findAssumptions(file, readFileSync(fromRoot(file), 'utf8')))
