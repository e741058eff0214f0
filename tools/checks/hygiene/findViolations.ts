// Validates one file of the project against sourceRules.ts.
import { findUnguardedHover } from './findUnguardedHover.ts'
import { findModuleState } from './findModuleState.ts'
import { dataTables, emptyFolderNames, mostLines, sourceRules } from './sourceRules.ts'

const findLineViolations = (file: string, lines: readonly string[]): readonly string[] =>
  sourceRules
    .filter((rule) => rule.in.test(file) && rule.notIn?.test(file) !== true)
    .flatMap((rule) =>
      lines.flatMap((line, index) => {
        const found = rule.pattern.exec(line)
        return found === null ? [] : [`${file}:${index + 1} ${rule.name}: "${found[0].trim()}" - ${rule.reason}`]
      }),
    )

const findShapeViolations = (file: string, source: string, lines: readonly string[]): readonly string[] => {
  if (!/\.tsx?$/.test(file)) return []
  const length = lines.at(-1) === '' ? lines.length - 1 : lines.length
  const isTable = dataTables.some((table) => table.test(file))
  const isTest = /\.(?:test|spec)\.tsx?$/.test(file)
  return [
    ...(length > mostLines && !isTable ? [`${file}: ${length} lines, at most ${mostLines}: split it`] : []),
    ...(!isTest && !file.endsWith('.d.ts') && !/^(?:\/\/|\/\*)/.test(source)
      ? [`${file}: no head comment: say in one to three lines what the file is responsible for`]
      : []),
  ]
}

const findFolderViolations = (file: string): readonly string[] => {
  const name = file
    .split('/')
    .slice(0, -1)
    .find((folder) => emptyFolderNames.includes(folder))
  return name === undefined ? [] : [`${file}: the folder name ${name} is too general: name its content`]
}

const isPageModule = (file: string): boolean =>
  /^web\/(?:src|first)\/.*\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$|\.d\.ts$|\/testing\//.test(file)

/** All findings of one file, each with the file and the line. */
export const findViolations = (file: string, source: string): readonly string[] => {
  const lines = source.split('\n')
  return [
    ...findFolderViolations(file),
    ...findLineViolations(file, lines),
    ...findShapeViolations(file, source, lines),
    ...(file.endsWith('.css') ? findUnguardedHover(file, source) : []),
    ...(isPageModule(file) ? findModuleState(file, source) : []),
  ]
}
