// Check: the files, folders, link targets, anchors and clauses that comments and documents name exist, and imports
// connect the files of a diagram. In code it reads only comments, because strings can name invented files.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../process/listFiles.ts'
import { fromRoot } from '../process/root.ts'
import { type Check, readSources, reportFindings } from './check.ts'
import { buildModuleGraph } from './imports/moduleGraph.ts'
import { findDiagramProblems } from './references/findDiagramProblems.ts'
import { readClauses } from './specification.ts'

export type Project = {
  /** True for the path of a file or a folder, also without the extension of code, and for the end of a file's path. */
  readonly has: (name: string) => boolean
  /** True only for the complete path of a file or a folder. */
  readonly hasExactly: (name: string) => boolean
  /** Whether a document has a heading with this anchor. */
  readonly hasAnchor: (file: string, anchor: string) => boolean
  /** `4.12`, or a section such as `4`. */
  readonly hasClause: (id: string) => boolean
}

/** Names of files and folders that do not exist but may be referenced, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'web/assets': 'A folder of a built product.',
  'domain/src/countries/cz/country.ts': 'An example of a new country.',
  'server/src/countries/cz': 'An example of a new country.',
  'server/src/countries/cz/testAnswers.ts': 'An example of a new country.',
  'domain/src/products/vireo-cz.ts': 'An example of a new country.',
  'domain/src/products/lumen-es.ts': 'An example of a new brand.',
  'web/src/brands/lumen': 'An example of a new brand.',
  'web/src/brands/lumen/theme.css': 'An example of a new brand.',
  'web/src/brands/lumen/font.css': 'An example of a new brand.',
  'web/src/brands/lumen/fonts/source.json': 'An example of a new brand.',
  'web/src/brands/lumen/scenes': 'An example of a new brand.',
  'web/src/brands/lumen/es/ApplicationPage.tsx': 'An example of a new brand.',
  'web/src/utils': 'An example in docs/checks.md.',
  'web/src/lib/stray.ts': 'An example in docs/checks.md.',
  'assets/main-1.css': 'An example of a built file.',
  'domain/src/b.ts': 'An invented module of a test.',
}

/** Anchors of the headings, as GitHub generates them. */
const listAnchors = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^#+ (?<heading>.+)$/gm)].map(({ groups }) =>
    (groups?.['heading'] ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )

export const createProject = (
  files: readonly string[],
  { clauseIds, readText }: { readonly clauseIds: readonly string[]; readonly readText: (file: string) => string },
): Project => {
  const folders = files.flatMap((file) =>
    file.split('/').map((_segment, index, segments) => segments.slice(0, index).join('/')),
  )
  const exact = new Set([...files, ...folders])
  const ends = new Set(
    files.flatMap((file) => file.split('/').map((_segment, index, segments) => segments.slice(index).join('/'))),
  )
  const clauses = new Set([...clauseIds, ...clauseIds.map((id) => id.split('.')[0])])
  return {
    has: (name) =>
      exact.has(name) || ends.has(name) || ['.ts', '.tsx', '.spec.ts'].some((extension) => exact.has(name + extension)),
    hasExactly: (name) => exact.has(name),
    hasAnchor: (file, anchor) => listAnchors(readText(file)).includes(anchor),
    hasClause: (id) => clauses.has(id),
  }
}

const fileName = /(?<![\w./@$}<>*…-])(?:\.\.?\/)*(?<name>[\w@.-]+(?:\/[\w@.-]+)*\.(?:md|tsx?|css|mjs))(?![\w*<{…/-])/g
const folderName =
  /(?<![\w./@$}<>*…-])(?<name>(?:docs|web|domain|server|e2e|tools|bench)\/[\w-]+(?:\/[\w-]+)*)(?![\w*<{….-]|\/[\w*<{…])/g
const clauseName = /\b[Ss]pec (?<name>\d+(?:\.\d+)?)(?<more>(?:(?:,| and| to) \d+\.\d+)*)/g

const findLinkProblem = (file: string, target: string, project: Project): string | null => {
  const [name = '', anchor] = target.split('#')
  const found = name === '' ? file : path.posix.join(path.posix.dirname(file), name).replace(/\/$/, '')
  if (!project.hasExactly(found)) return `the target of the link ${target} does not exist`
  return anchor === undefined || project.hasAnchor(found, anchor) ? null : `the link ${target} has no such anchor`
}

const findInLine = (file: string, line: string, project: Project): readonly string[] => {
  // A label of a Mermaid diagram has a path after `<br>`.
  const text = line.replaceAll(/\bhttps?:\/\/\S+/g, '').replaceAll('<br>', ' ')
  const links = file.endsWith('.md') ? [...text.matchAll(/\]\((?<name>[^)\s]+)\)/g)] : []
  const names = [...text.matchAll(fileName), ...text.matchAll(folderName)].map(({ groups }) => groups?.['name'] ?? '')
  const ids = [...text.matchAll(clauseName)].flatMap(({ 0: all }) => all.match(/\d+(?:\.\d+)?/g) ?? [])
  return [
    ...links.flatMap(({ groups }) => findLinkProblem(file, groups?.['name'] ?? '', project) ?? []),
    ...names
      .filter((name) => !project.has(name) && !Object.hasOwn(allowed, name))
      .map((name) => `${name} does not exist`),
    ...ids.filter((id) => !project.hasClause(id)).map((id) => `spec ${id} does not exist`),
  ]
}

export const findMissing = (file: string, source: string, project: Project): readonly string[] =>
  source.split('\n').flatMap((line, index) => {
    const text = file.endsWith('.md')
      ? line
      : (/(?:^|\s)(?:\/\/|\/\*\*?|\*|#) (?<text>.*)/.exec(line)?.groups?.['text'] ?? '')
    return findInLine(file, text, project).map((problem) => `${file}:${index + 1} ${problem}`)
  })

export const references: Check = {
  name: 'references',
  run: async () => {
    const sources = readSources(/\.(?:md|tsx?|css|mjs|sh|example)$/u)
    const texts = new Map(sources.map(({ file, source }) => [file, source]))
    const clauseIds = readClauses().map(({ id }) => id)
    const project = createProject(listFiles(), { clauseIds, readText: (file) => texts.get(file) ?? '' })
    const findings = sources.flatMap(({ file, source }) => findMissing(file, source, project))
    const modules = buildModuleGraph(readSources(/\.tsx?$/u, ['domain', 'web', 'server']), (file) =>
      existsSync(fromRoot(file)),
    )
    const diagrams = sources
      .filter(({ file }) => file.endsWith('.md'))
      .flatMap(({ file, source }) => findDiagramProblems(source, modules).map((problem) => `${file} ${problem}`))
    return reportFindings([...findings, ...diagrams], { seen: sources.length, least: 1000, unit: 'files' })
  },
}
