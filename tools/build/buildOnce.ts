// Runs a build only when its inputs changed. A hash of the inputs is stored beside the output.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fromRoot } from '../process/root.ts'

/** SHA-256 over `settings`, then over the names and contents of the files in the given order. */
export const hashInputs = (files: readonly string[], settings: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const setting of settings) hash.update(`${setting}\0`)
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(fromRoot(file)))
      .update('\0')
  return hash.digest('hex')
}

type Build = {
  /** Absolute path of the output. The hash is stored here too, so that deleting the folder causes a new build. */
  readonly folder: string
  /** Path, relative to `folder`, of a file that every build writes. */
  readonly proof: string
  readonly hash: string
  readonly build: () => Promise<void>
}

/** True when it ran the build, false when no input changed. A failed build stores no hash. */
export const buildOnce = async ({ folder, proof, hash, build }: Build): Promise<boolean> => {
  const mark = path.join(folder, '.build-hash')
  const isSame = existsSync(mark) && readFileSync(mark, 'utf8') === hash && existsSync(path.join(folder, proof))
  if (isSame) return false
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await build()
  if (!existsSync(path.join(folder, proof))) throw new Error(`The build did not write ${path.join(folder, proof)}`)
  writeFileSync(mark, hash)
  return true
}
