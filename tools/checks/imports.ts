// Check: packages and folders import only lower layers, and the page imports no product.
import { existsSync } from 'node:fs'
import { fromRoot } from '../process/root.ts'
import { type Check, readSources, reportFindings } from './check.ts'
import { isOfOneProduct, pageStart } from './imports/importRules.ts'
import { checkImport } from './imports/checkImport.ts'
import { buildModuleGraph, findReached } from './imports/moduleGraph.ts'

export const imports: Check = {
  name: 'imports',
  run: async () => {
    const sources = readSources(/\.tsx?$/u, ['domain', 'web', 'server'])
    const modules = buildModuleGraph(sources, (file) => existsSync(fromRoot(file)))
    const rejected = modules.flatMap(({ file, imports: all }) =>
      all.flatMap((one) => {
        const reason = checkImport(file, one)
        return reason === null ? [] : [`${file} imports ${one.specifier}: ${reason}`]
      }),
    )
    if (!modules.some(({ file }) => file === pageStart)) throw new Error(`${pageStart} does not exist`)
    const named = findReached(modules, pageStart, isOfOneProduct).map(
      (importPath) => `The page imports a product, a country or a list of them: ${importPath.join(' -> ')}`,
    )
    return reportFindings([...rejected, ...named], { seen: modules.length, least: 300, unit: 'modules' })
  },
}
