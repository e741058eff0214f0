// Builds the module graph from the sources with the bundler's parser. importRules.ts has the rules for imports.
import path from 'node:path'
import { parseSync } from 'vite'

export type Import = {
  /** As written in the source. */
  readonly specifier: string
  /** The path of a file of the project, or the name of a package; null when the file does not exist. */
  readonly target: string | null
  readonly isPackage: boolean
  /** `import type`, which the compiler removes. */
  readonly isType: boolean
  /** `import()`, which loads the module at run time when it is called. */
  readonly isLazy: boolean
}

export type Module = { readonly file: string; readonly imports: readonly Import[] }

type UnresolvedImport = Pick<Import, 'specifier' | 'isType' | 'isLazy'>

const readImports = (file: string, source: string): readonly UnresolvedImport[] => {
  const { module, errors } = parseSync(file, source)
  const [error] = errors
  if (error !== undefined) throw new Error(`${file}: ${error.message}`)
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
      isLazy: false,
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest === null ? [] : [{ specifier: moduleRequest.value, isType, isLazy: false }],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      // The target of an `import()` with an expression is unknown.
      const literal = /^(['"])(?<name>.*)\1$/.exec(source.slice(start, end))
      return literal?.groups?.['name'] === undefined
        ? []
        : [{ specifier: literal.groups['name'], isType: false, isLazy: true }]
    }),
  ]
}

const getPackageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const resolveImport = (file: string, unresolved: UnresolvedImport, fileExists: (file: string) => boolean): Import => {
  const [withoutQuery = ''] = unresolved.specifier.split('?')
  if (withoutQuery.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), withoutQuery)
    return { ...unresolved, target: fileExists(target) ? target : null, isPackage: false }
  }
  if (withoutQuery.startsWith('@loan/domain/')) {
    const target = `domain/src/${withoutQuery.slice('@loan/domain/'.length)}.ts`
    return { ...unresolved, target: fileExists(target) ? target : null, isPackage: false }
  }
  return { ...unresolved, target: getPackageName(withoutQuery), isPackage: true }
}

/** `sources` maps paths of modules to their source texts. `fileExists` also finds other files, such as styles. */
export const buildModuleGraph = (
  sources: ReadonlyMap<string, string>,
  fileExists: (file: string) => boolean,
): readonly Module[] =>
  [...sources].map(([file, source]) => ({
    file,
    imports: readImports(file, source).map((unresolved) => resolveImport(file, unresolved, fileExists)),
  }))
