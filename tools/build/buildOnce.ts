// Builds only what changed: a hash over everything that goes in is kept beside what came out.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fromRoot } from '../process/root.ts'

/** SHA-256 over names and contents, in the order given, and over `settings`. */
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
  /** Absolute; the hash is kept here too, so that deleting the folder builds anew. */
  readonly folder: string
  /** A file of `folder` that is there after every build. */
  readonly proof: string
  readonly hash: string
  readonly build: () => Promise<void>
}

/** True where it was built now, false where nothing had changed. A build that fails leaves no hash behind. */
export const buildOnce = async ({ folder, proof, hash, build }: Build): Promise<boolean> => {
  const mark = path.join(folder, '.build-hash')
  const isSame = existsSync(mark) && readFileSync(mark, 'utf8') === hash && existsSync(path.join(folder, proof))
  if (isSame) return false
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await build()
  if (!existsSync(path.join(folder, proof))) throw new Error(`The build left no ${path.join(folder, proof)}`)
  writeFileSync(mark, hash)
  return true
}
