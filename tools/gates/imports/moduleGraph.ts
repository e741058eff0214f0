// Builds the module graph from the sources with the parser of the bundler. It does not contain the import rules.
import path from 'node:path'
import { parseSync } from 'vite'

export type Import = {
  /** As written in the source. */
  readonly specifier: string
  /** A file of the project, the name of a package, or null when the file does not exist. */
  readonly target: string | null
  readonly isPackage: boolean
  /** `import type`, which is removed at run time. */
  readonly isType: boolean
  /** `import()`, which loads later. */
  readonly isLazy: boolean
}

export type Module = { readonly file: string; readonly imports: readonly Import[] }

type Written = Pick<Import, 'specifier' | 'isType' | 'isLazy'>

const readImports = (file: string, source: string): readonly Written[] => {
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
      const literal = /^(['"])(?<name>.*)\1$/.exec(source.slice(start, end))
      return literal?.groups?.['name'] === undefined
        ? []
        : [{ specifier: literal.groups['name'], isType: false, isLazy: true }]
    }),
  ]
}

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const resolveImport = (file: string, written: Written, has: (file: string) => boolean): Import => {
  const [bare = ''] = written.specifier.split('?')
  if (bare.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), bare)
    return { ...written, target: has(target) ? target : null, isPackage: false }
  }
  if (bare.startsWith('@loan/domain/')) {
    const target = `domain/src/${bare.slice('@loan/domain/'.length)}.ts`
    return { ...written, target: has(target) ? target : null, isPackage: false }
  }
  return { ...written, target: packageName(bare), isPackage: true }
}

/** `sources` maps the modules to their content; `has` returns whether a file exists, including styles and images. */
export const buildModuleGraph = (
  sources: ReadonlyMap<string, string>,
  has: (file: string) => boolean,
): readonly Module[] =>
  [...sources].map(([file, source]) => ({
    file,
    imports: readImports(file, source).map((written) => resolveImport(file, written, has)),
  }))
