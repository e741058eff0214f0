// Copies the project into another folder, where it can be changed. Links the installed packages instead of copying
// them.
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../process/listFiles.ts'
import { fromRoot } from '../process/root.ts'

/** Scope of the workspaces, which must resolve to the copy. */
const own = '@loan'

const shareFolder = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) if (name !== own) symlinkSync(path.join(from, name), path.join(to, name))
}

/** `folder` is absolute and outside the project. */
export const copyProject = (folder: string): void => {
  for (const file of listFiles()) cpSync(fromRoot(file), path.join(folder, file))
  shareFolder(fromRoot('node_modules'), path.join(folder, 'node_modules'))
  mkdirSync(path.join(folder, 'node_modules', own))
  for (const workspace of ['domain', 'web', 'server']) {
    symlinkSync(path.join('..', '..', workspace), path.join(folder, 'node_modules', own, workspace))
    const packages = fromRoot(workspace, 'node_modules')
    if (readdirSync(fromRoot(workspace)).includes('node_modules')) {
      symlinkSync(packages, path.join(folder, workspace, 'node_modules'))
    }
  }
}
