// Lists the files of the project that .dockerignore lets into the build of the image.
import { readFileSync } from 'node:fs'
import { listFiles } from '../process/listFiles.ts'
import { fromRoot } from '../process/root.ts'
import { isBelow } from './runDockerfile.ts'

// Supports `*` for everything, a path with all below it, and `**/name` for a name in every folder.
const matches = (file: string, pattern: string): boolean => {
  if (pattern === '*') return true
  if (pattern.startsWith('**/')) return file.split('/').includes(pattern.slice(3))
  return isBelow(file, pattern)
}

/** A line with `!` adds files again. The last line that matches a file decides, as in Docker. */
export const listContext = (
  files: readonly string[] = listFiles(),
  ignoreFile = readFileSync(fromRoot('.dockerignore'), 'utf8'),
): readonly string[] => {
  const lines = ignoreFile.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return files.filter((file) => {
    const last = lines.findLast((line) => matches(file, line.replace(/^!/u, '')))
    return last === undefined || last.startsWith('!')
  })
}
