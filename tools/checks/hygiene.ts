// Check: no file has a pattern of hygiene/sourceRules.ts, module state or an unguarded hover style, and source files
// have a head comment.
import { checkFiles } from './check.ts'
import { findModuleState } from './hygiene/findModuleState.ts'
import { findUnguardedHover } from './hygiene/findUnguardedHover.ts'
import { emptyFolderNames, sourceRules } from './hygiene/sourceRules.ts'

const isPageModule = (file: string): boolean =>
  /^web\/(?:src|first)\/.*\.tsx?$/u.test(file) && !/\.(?:test|stories)\.tsx?$|\.d\.ts$|\/testing\//u.test(file)

const needsHead = (file: string): boolean => /(?<!\.test|\.spec|\.d)\.tsx?$/u.test(file)

/** All findings of one file, each with the file and the line. */
export const findViolations = (file: string, source: string): readonly string[] => {
  const folders = file.split('/').slice(0, -1)
  const rules = sourceRules.filter((rule) => rule.in.test(file) && rule.notIn?.test(file) !== true)
  return [
    ...folders
      .filter((folder) => emptyFolderNames.includes(folder))
      .map((folder) => `${file}: the folder name ${folder} is too general: name its content`),
    ...source.split('\n').flatMap((line, index) =>
      rules.flatMap(({ name, pattern, reason }) => {
        const found = pattern.exec(line)?.[0].trim()
        return found === undefined ? [] : [`${file}:${index + 1} ${name}: "${found}" - ${reason}`]
      }),
    ),
    ...(needsHead(file) && !/^(?:\/\/|\/\*)/u.test(source)
      ? [`${file}: no head comment: say in one to three lines what the file is responsible for`]
      : []),
    ...(file.endsWith('.css') ? findUnguardedHover(file, source) : []),
    ...(isPageModule(file) ? findModuleState(file, source) : []),
  ]
}

export const hygiene = checkFiles({
  name: 'hygiene',
  files: /(?<!package-lock)\.(?:ts|tsx|mjs|cjs|js|css|json|html|md|svg|sh|yml|example)$|\/run$/u,
  least: 400,
  find: findViolations,
})
