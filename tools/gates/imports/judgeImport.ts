// One import of one file against the rules of who may import whom.
import { domainPackages, foldersOfLoners, packageReach, webLevels } from './importRules.ts'
import type { Import } from './moduleGraph.ts'

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

const topFolder = (file: string): string => file.split('/')[0] ?? ''

/** The room of a file of the page; null for what lies beside the rooms (`main.tsx`, `web/build`). */
const roomOf = (file: string): string | null => /^web\/src\/(?<room>[^/]+)\//.exec(file)?.groups?.['room'] ?? null

const lonerOf = (file: string): string | null => {
  const folder = foldersOfLoners.find((loners) => file.startsWith(`${loners}/`))
  if (folder === undefined) return null
  const [name = '', ...rest] = file.slice(folder.length + 1).split('/')
  return rest.length === 0 ? null : `${folder}/${name}`
}

const judgeRooms = (from: string, to: string): string | null => {
  const room = roomOf(from)
  const other = roomOf(to)
  if (room === null || room === 'locales' || other === 'locales') return null
  const level = webLevels.findIndex((rooms) => rooms.includes(room))
  if (level < 0) return `the room web/src/${room} has no level: give it one in tools/gates/imports/importRules.ts`
  if (other === null) return 'a room does not reach for what lies outside the rooms'
  if (other === room) return null
  const below = webLevels.slice(0, level).flat()
  return below.includes(other) ? null : `${room} may import only what lies below it (${below.join(', ') || 'nothing'})`
}

const judgeFile = (from: string, specifier: string, to: string): string | null => {
  const own = topFolder(from)
  const reach = packageReach[own]
  if (reach !== undefined && !reach.includes(topFolder(to))) return `${own} may import only ${reach.join(' and ')}`
  if (specifier.startsWith('.') && topFolder(to) !== own) return 'across packages import by name, @loan/domain/…'
  if (specifier.startsWith('@loan/') && topFolder(to) === own) return 'inside a package import by relative path'
  if (isTest(to) && !isTest(from)) return 'what a test file holds is for tests'
  const loner = lonerOf(from)
  const otherLoner = lonerOf(to)
  if (loner !== null && otherLoner !== null && loner !== otherLoner) {
    return `${loner} stands alone: what it shares with ${otherLoner} belongs in a room below`
  }
  return own === 'web' && topFolder(to) === 'web' ? judgeRooms(from, to) : null
}

/** Why `file` may not have this import; null where it may. */
export const judgeImport = (file: string, { specifier, target, isPackage }: Import): string | null => {
  if (target === null) return 'leads nowhere'
  if (!isPackage) return judgeFile(file, specifier, target)
  if (topFolder(file) === 'domain' && !isTest(file) && !domainPackages.includes(target)) {
    return `domain may import only the packages ${domainPackages.join(', ')}`
  }
  if (target.startsWith('@loan/')) return 'import a file, @loan/domain/…; nothing else of a package is open'
  return null
}
