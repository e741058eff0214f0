// Check: packages and folders import only lower layers, and no imports are cyclic.
import { existsSync, readFileSync } from 'node:fs'
import { listFiles } from '../process/listFiles.ts'
import { fromRoot } from '../process/root.ts'
import { type Gate, toVerdict } from './gate.ts'
import { findCycles } from './imports/findCycles.ts'
import { findReached } from './imports/findReached.ts'
import { ofOneProduct, pageStart } from './imports/importRules.ts'
import { checkImport } from './imports/checkImport.ts'
import { buildModuleGraph } from './imports/moduleGraph.ts'

/** With fewer modules, the check reads the wrong folders. */
const leastModules = 300

export const imports: Gate = {
  name: 'imports',
  proves:
    'domain imports neither web nor server and only five packages; web and server do not import each other; the ' +
    'folders of domain, server and web import only folders of lower levels; a brand or screen imports no other one; ' +
    'every import resolves; no cyclic imports, including types; the page imports no product, no country and no list of ' +
    'them, so that a new one does not change the others.',
  run: async () => {
    const files = ['domain', 'web', 'server']
      .flatMap((folder) => listFiles(folder))
      .filter((file) => /\.tsx?$/.test(file))
    const sources = new Map(files.map((file) => [file, readFileSync(fromRoot(file), 'utf8')]))
    const modules = buildModuleGraph(sources, (file) => existsSync(fromRoot(file)))
    const refused = modules.flatMap(({ file, imports: all }) =>
      all.flatMap((one) => {
        const reason = checkImport(file, one)
        return reason === null ? [] : [`${file} imports ${one.specifier}: ${reason}`]
      }),
    )
    const circles = findCycles(modules).map((cycle) => `Import cycle: ${[...cycle, cycle[0]].join(' -> ')}`)
    if (!modules.some(({ file }) => file === pageStart)) throw new Error(`${pageStart} does not exist`)
    const named = findReached(modules, pageStart, ofOneProduct).map(
      (way) => `The page imports a product, a country or a list of them: ${way.join(' -> ')}`,
    )
    return toVerdict([...refused, ...circles, ...named], {
      seen: modules.length,
      least: leastModules,
      of: 'modules',
    })
  },
}
