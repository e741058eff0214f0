// Check: imports go one way, between packages and between the folders of a package, and never in a circle.
import { existsSync, readFileSync } from 'node:fs'
import { listFiles } from '../process/listFiles.ts'
import { fromRoot } from '../process/root.ts'
import { type Gate, toVerdict } from './gate.ts'
import { findCycles } from './imports/findCycles.ts'
import { findReached } from './imports/findReached.ts'
import { ofOneProduct, pageStart } from './imports/importRules.ts'
import { checkImport } from './imports/checkImport.ts'
import { buildModuleGraph } from './imports/moduleGraph.ts'

/** Fewer modules than this and the gate looks at the wrong place. */
const leastModules = 300

export const imports: Gate = {
  name: 'imports',
  proves:
    'domain imports neither web nor server and only four packages; web and server never each other; the folders of ' +
    'domain and web import only folders below them; brands and screens import no other of their kind; every import ' +
    'resolves; no import circles, types included; the page reaches no product, no country and no list of them, so ' +
    'that one more changes none.',
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
    const circles = findCycles(modules).map((cycle) => `A circle: ${[...cycle, cycle[0]].join(' -> ')}`)
    if (!modules.some(({ file }) => file === pageStart)) throw new Error(`${pageStart} is not there`)
    const named = findReached(modules, pageStart, ofOneProduct).map(
      (way) => `The page brings what is of one product, or all: ${way.join(' -> ')}`,
    )
    return toVerdict([...refused, ...circles, ...named], {
      seen: modules.length,
      least: leastModules,
      of: 'modules',
    })
  },
}
