// The project of a test, in which commands of `npm run new` run without writing to the disk.
import path from 'node:path'
import { root } from '../../process/root.ts'
import { computeFiles, openProject, type Project } from '../kind.ts'
import { readOrder } from '../readOrder.ts'

/** The project with the files that the commands of one test wrote. */
export const createFixture = (written = new Map<string, string>()) => {
  const real = openProject(root)
  const project: Project = {
    has: (file) => written.has(file) || real.has(file),
    read: (file) => written.get(file) ?? real.read(file),
    list: (folder) => [
      ...real.list(folder),
      ...[...written.keys()].filter((file) => path.dirname(file) === folder).map((file) => path.basename(file)),
    ],
  }
  const make = (command: string) => {
    const { kind, order } = readOrder(command.split(' '))
    const plan = kind.plan(order, project)
    const files = computeFiles(project, plan)
    for (const [file, text] of files) written.set(file, text)
    return { plan, files }
  }
  return { make, project }
}
