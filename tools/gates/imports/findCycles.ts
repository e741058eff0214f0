// Finds cyclic imports, including type imports. `import()` does not count, because it loads later.
import type { Module } from './moduleGraph.ts'

/** Each cycle once, as a list of its files that starts with the first in alphabetical order. */
export const findCycles = (modules: readonly Module[]): readonly (readonly string[])[] => {
  const next = new Map(
    modules.map(({ file, imports }) => [
      file,
      imports.flatMap(({ target, isLazy, isPackage }) => (target === null || isLazy || isPackage ? [] : [target])),
    ]),
  )
  const done = new Set<string>()
  const cycles = new Map<string, readonly string[]>()

  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file)
    if (start >= 0) {
      const cycle = trail.slice(start)
      const first = cycle.indexOf(cycle.toSorted()[0] ?? file)
      const turned = [...cycle.slice(first), ...cycle.slice(0, first)]
      cycles.set(turned.join(' '), turned)
      return
    }
    if (done.has(file)) return
    for (const target of next.get(file) ?? []) visit(target, [...trail, file])
    done.add(file)
  }

  for (const file of next.keys()) visit(file, [])
  return [...cycles.values()]
}
