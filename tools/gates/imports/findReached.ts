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
  const ways = new Map<string, readonly string[]>([[start, [start]]])
  for (const [file, way] of ways) {
    for (const target of next.get(file) ?? []) if (!ways.has(target)) ways.set(target, [...way, target])
  }
  return [...ways].filter(([file]) => unwanted.test(file)).map(([, way]) => way)
}
