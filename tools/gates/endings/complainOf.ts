// Validates one file of the project against sourceRules.ts.
import { complainOfHover } from './complainOfHover.ts'
import { dataTables, emptyFolderNames, mostLines, sourceRules } from './sourceRules.ts'

const complainOfLines = (file: string, lines: readonly string[]): readonly string[] =>
  sourceRules
    .filter((rule) => rule.in.test(file) && rule.notIn?.test(file) !== true)
    .flatMap((rule) =>
      lines.flatMap((line, index) => {
        const found = rule.pattern.exec(line)
        return found === null ? [] : [`${file}:${index + 1} ${rule.name}: "${found[0].trim()}" - ${rule.reason}`]
      }),
    )

const complainOfShape = (file: string, source: string, lines: readonly string[]): readonly string[] => {
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

const complainOfFolder = (file: string): readonly string[] => {
  const name = file
    .split('/')
    .slice(0, -1)
    .find((folder) => emptyFolderNames.includes(folder))
  return name === undefined ? [] : [`${file}: the folder name ${name} is too general: name its content`]
}

/** All findings of one file, each with the file and the line. */
export const complainOf = (file: string, source: string): readonly string[] => {
  const lines = source.split('\n')
  return [
    ...complainOfFolder(file),
    ...complainOfLines(file, lines),
    ...complainOfShape(file, source, lines),
    ...(file.endsWith('.css') ? complainOfHover(file, source) : []),
  ]
}
