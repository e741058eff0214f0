// Finds the modules that a file imports at run time, directly or indirectly, statically or lazily.
import type { Module } from './moduleGraph.ts'

/** For each reached file that matches `unwanted`, the files on one import path from `start`. */
export const findReached = (
  modules: readonly Module[],
  start: string,
  unwanted: RegExp,
): readonly (readonly string[])[] => {
  const next = new Map(
    modules.map(({ file, imports }) => [
      file,
      imports.flatMap(({ target, isType, isPackage }) => (target === null || isType || isPackage ? [] : [target])),
    ]),
  )
  const importPaths = new Map<string, readonly string[]>([[start, [start]]])
  for (const [file, importPath] of importPaths) {
    for (const target of next.get(file) ?? [])
      if (!importPaths.has(target)) importPaths.set(target, [...importPath, target])
  }
  return [...importPaths].filter(([file]) => unwanted.test(file)).map(([, importPath]) => importPath)
}
