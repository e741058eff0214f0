// Carries out what a kind has planned: everything is worked out before anything is written, and nothing is overwritten.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { OrderError, type Plan, type Project } from './kind.ts'

/** The project below a folder. */
export const openProject = (root: string): Project => ({
  has: (file) => existsSync(path.join(root, file)),
  read: (file) => {
    if (!existsSync(path.join(root, file))) throw new OrderError(`${file} is not there`)
    return readFileSync(path.join(root, file), 'utf8')
  },
  list: (folder) => (existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)).toSorted() : []),
})

/** Files of the project that were written, new ones first. Throws OrderError, with nothing written, where a file or a row is there already. */
export const applyPlan = (root: string, { files, edits }: Plan): readonly string[] => {
  const project = openProject(root)
  const there = Object.keys(files).filter((file) => project.has(file))
  if (there.length > 0) throw new OrderError(`There already, and never overwritten: ${there.join(', ')}`)
  const edited = new Map<string, string>()
  for (const [file, edit] of edits) {
    try {
      edited.set(file, edit(edited.get(file) ?? project.read(file)))
    } catch (error) {
      if (error instanceof OrderError) throw new OrderError(`${file}: ${error.message}`)
      throw error
    }
  }
  const all = [...Object.entries(files), ...edited]
  for (const [file, text] of all) {
    const place = path.join(root, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
  return all.map(([file]) => file)
}
