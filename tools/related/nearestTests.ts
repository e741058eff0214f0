// Finds the test files that reach changed files by imports, nearest first.
import type { Module } from '../checks/imports/moduleGraph.ts'

const isTest = (file: string): boolean => /\.test\.tsx?$/u.test(file)

const buildImporters = (modules: readonly Module[]): ReadonlyMap<string, readonly string[]> => {
  const importers = new Map<string, string[]>()
  for (const { file, imports } of modules) {
    for (const { target, isType, isPackage } of imports) {
      if (target === null || isType || isPackage) continue
      importers.set(target, [...(importers.get(target) ?? []), file])
    }
  }
  return importers
}

/** The number of imports from each file to the nearest changed one. */
const measureDistances = (modules: readonly Module[], changed: readonly string[]): ReadonlyMap<string, number> => {
  const importers = buildImporters(modules)
  const distances = new Map(changed.map((file) => [file, 0]))
  // The loop also iterates over the entries that it adds, so that near files come first.
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1)
    }
  }
  return distances
}

const removeExtension = (file: string): string => file.replace(/(?:\.test)?\.tsx?$/u, '')

/** Test files, in the order: named after a changed file, by the number of imports to a changed file, by name. */
export const listNearestTests = (modules: readonly Module[], changed: readonly string[]): readonly string[] => {
  const names = new Set(changed.map(removeExtension))
  const rankName = (file: string): number => (names.has(removeExtension(file)) ? 0 : 1)
  return [...measureDistances(modules, changed)]
    .filter(([file]) => isTest(file))
    .toSorted(
      ([left, leftDistance], [right, rightDistance]) =>
        rankName(left) - rankName(right) || leftDistance - rightDistance || left.localeCompare(right),
    )
    .map(([file]) => file)
}

/** A test file of the server, which opens servers and databases, takes as long as some others. */
const weigh = (file: string): number => (file.startsWith('server/') ? 3 : 1)
const maxWeight = 24

/** The first files of the list that run in about a minute. */
export const chooseWithinMinute = (files: readonly string[]): readonly string[] => {
  let weight = 0
  return files.filter((file) => {
    weight += weigh(file)
    return weight <= maxWeight
  })
}
