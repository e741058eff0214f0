// Checks one import of one file against importRules.ts.
import {
  domainPackages,
  foldersWithoutLevel,
  isolatedFolders,
  levels,
  packageReach,
  sharedFolders,
} from './importRules.ts'
import type { Import } from './moduleGraph.ts'

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

/** Whether the file is a test, a story or a part of one: a fixture, a fake or a set-up in a `testing` folder. */
const isForTests = (file: string): boolean => isTest(file) || /\.stories\.tsx$|\/testing\//.test(file)

const getTopFolder = (file: string): string => file.split('/')[0] ?? ''

/** The folder below `parent` of a file, `.` for a file in `parent` itself; null outside of it. */
const getFolder = (file: string, parent: string): string | null => {
  if (!file.startsWith(`${parent}/`)) return null
  const [name = '', ...rest] = file.slice(parent.length + 1).split('/')
  return rest.length === 0 ? '.' : name
}

const hasNoLevel = (file: string): boolean => foldersWithoutLevel.some((folder) => file.startsWith(`${folder}/`))

const findIsolatedFolder = (file: string): string | null => {
  const folder = isolatedFolders.find((parent) => file.startsWith(`${parent}/`))
  if (folder === undefined) return null
  const [name = '', ...rest] = file.slice(folder.length + 1).split('/')
  return rest.length === 0 ? null : `${folder}/${name}`
}

const isShared = (from: string, to: string): boolean => {
  const own = sharedFolders.indexOf(from)
  const other = sharedFolders.indexOf(to)
  return other >= 0 && (own < 0 || other < own)
}

/** Tests outside web may import any folder, because domain tests use real countries and products. */
const isFreeTest = (file: string): boolean => isTest(file) && getTopFolder(file) !== 'web'

const checkLevelsBelow = (parent: string, from: string, to: string): string | null => {
  const rows = levels[parent] ?? []
  const folder = getFolder(from, parent)
  const other = getFolder(to, parent)
  if (folder === null || folder === other) return null
  const level = rows.findIndex((row) => row.includes(folder))
  // Files directly in web/src are entry points: they may import any folder, and no folder may import them.
  if (level < 0 && folder === '.') return null
  if (level < 0) return `the folder ${folder} has no level: give it one in tools/checks/imports/importRules.ts`
  const below = rows.slice(0, level).flat()
  if (other !== null && below.includes(other)) return null
  if (other === '.') return 'a file beside the folders may import folders, not the other way round'
  return `${folder} may import only lower levels (${below.join(', ') || 'nothing'})`
}

/** Every import of a package counts, and below `server/src/leads` only one between its own folders. */
const checkLevels = (from: string, to: string): string | null => {
  if (hasNoLevel(from) || hasNoLevel(to) || isFreeTest(from)) return null
  const parents = Object.keys(levels).filter((parent) => getFolder(from, parent) !== null)
  const reasons = parents
    .filter((parent) => parent.endsWith('/src') || getFolder(to, parent) !== null)
    .map((parent) => checkLevelsBelow(parent, from, to))
  return reasons.find((reason) => reason !== null) ?? null
}

const checkFile = (from: string, specifier: string, to: string): string | null => {
  const own = getTopFolder(from)
  const reach = packageReach[own]
  if (reach !== undefined && !reach.includes(getTopFolder(to))) return `${own} may import only ${reach.join(' and ')}`
  if (specifier.startsWith('.') && getTopFolder(to) !== own) return 'import other packages by name, @loan/domain/…'
  if (specifier.startsWith('@loan/') && getTopFolder(to) === own) return 'inside a package import by relative path'
  if (isTest(to) && !isTest(from)) return 'only tests may import a test file'
  if (isForTests(to) && !isForTests(from)) return 'only tests and stories may import a testing folder or a story'
  const isolated = findIsolatedFolder(from)
  const otherFolder = findIsolatedFolder(to)
  if (isolated !== null && otherFolder !== null && isolated !== otherFolder && !isShared(isolated, otherFolder)) {
    return `${isolated} may not import ${otherFolder}: move shared code to a folder of a lower level`
  }
  return own === getTopFolder(to) ? checkLevels(from, to) : null
}

/** The reason why `file` may not have this import; null when it may. */
export const checkImport = (file: string, { specifier, target, isPackage }: Import): string | null => {
  if (target === null) return 'does not exist'
  if (!isPackage) return checkFile(file, specifier, target)
  if (getTopFolder(file) === 'domain' && !isTest(file) && !domainPackages.includes(target)) {
    return `domain may import only the packages ${domainPackages.join(', ')}`
  }
  if (target.startsWith('@loan/')) return 'import a file, @loan/domain/…; a package has no other exports'
  return null
}
