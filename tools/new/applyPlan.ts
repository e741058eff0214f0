// Applies the plan of a kind: computes all changes before it writes a file, and never overwrites a file.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { OrderError, type Plan, type Project } from './kind.ts'

/** Opens the project in the folder `root` (absolute). */
export const openProject = (root: string): Project => ({
  has: (file) => existsSync(path.join(root, file)),
  read: (file) => {
    if (!existsSync(path.join(root, file))) throw new OrderError(`${file} does not exist`)
    return readFileSync(path.join(root, file), 'utf8')
  },
  list: (folder) => (existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)).toSorted() : []),
})

/** Returns the written files, new ones first. Throws OrderError without a write when a file or row already exists. */
export const applyPlan = (root: string, { files, edits }: Plan): readonly string[] => {
  const project = openProject(root)
  const existing = Object.keys(files).filter((file) => project.has(file))
  if (existing.length > 0) throw new OrderError(`These files already exist: ${existing.join(', ')}`)
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
    const target = path.join(root, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  return all.map(([file]) => file)
}
