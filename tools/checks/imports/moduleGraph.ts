// Builds the module graph from the sources with the bundler's parser. importRules.ts has the rules for imports.
import path from 'node:path'
import { parseSync } from 'vite'
import type { SourceFile } from '../check.ts'

export type Import = {
  /** The specifier as written in the source. */
  readonly specifier: string
  /** The path of a file of the project, or the name of a package; null when the file does not exist. */
  readonly target: string | null
  readonly isPackage: boolean
  /** `import type`, which the compiler removes. */
  readonly isType: boolean
}

export type Module = { readonly file: string; readonly imports: readonly Import[] }

type UnresolvedImport = Pick<Import, 'specifier' | 'isType'>

const readImports = ({ file, source }: SourceFile): readonly UnresolvedImport[] => {
  const { module, errors } = parseSync(file, source)
  const [error] = errors
  if (error !== undefined) throw new Error(`${file}: ${error.message}`)
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) =>
        moduleRequest === null ? [] : [{ specifier: moduleRequest.value, isType }],
      ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      // The target of an `import()` with an expression is unknown.
      const specifier = /^(?<quote>['"])(?<name>.*)\k<quote>$/u.exec(source.slice(start, end))?.groups?.['name']
      return specifier === undefined ? [] : [{ specifier, isType: false }]
    }),
  ]
}

/** `fileExists` also finds other files than modules, such as styles. */
const resolveImport = (file: string, unresolved: UnresolvedImport, fileExists: (file: string) => boolean): Import => {
  const [name = ''] = unresolved.specifier.split('?')
  const inDomain = /^@loan\/domain\/(?<file>.+)/u.exec(name)?.groups?.['file']
  if (!name.startsWith('.') && inDomain === undefined) {
    const target = name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/')
    return { ...unresolved, target, isPackage: true }
  }
  const target = inDomain === undefined ? path.posix.join(path.posix.dirname(file), name) : `domain/src/${inDomain}.ts`
  return { ...unresolved, target: fileExists(target) ? target : null, isPackage: false }
}

export const buildModuleGraph = (
  sources: readonly SourceFile[],
  fileExists: (file: string) => boolean,
): readonly Module[] =>
  sources.map((module) => ({
    file: module.file,
    imports: readImports(module).map((unresolved) => resolveImport(module.file, unresolved, fileExists)),
  }))

/**
 * For each file that `start` imports at run time, directly or indirectly, statically or lazily, and that matches
 * `unwanted`: the files on one import path from `start`.
 */
export const findReached = (
  modules: readonly Module[],
  start: string,
  unwanted: RegExp,
): readonly (readonly string[])[] => {
  const importsByFile = new Map(modules.map(({ file, imports }) => [file, imports]))
  const importPaths = new Map<string, readonly string[]>([[start, [start]]])
  for (const [file, importPath] of importPaths) {
    for (const { target, isType, isPackage } of importsByFile.get(file) ?? []) {
      if (target === null || isType || isPackage || importPaths.has(target)) continue
      importPaths.set(target, [...importPath, target])
    }
  }
  return [...importPaths].filter(([file]) => unwanted.test(file)).map(([, importPath]) => importPath)
}
