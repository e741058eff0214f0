// The types of a generator of `npm run new`, and the files that its plan results in.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CommandError } from '../process/commandError.ts'

/** An error in the command of the user, who sees its message. */
export class OrderError extends CommandError {
  override readonly name = 'OrderError'
}

/** `npm run new -- brand NAME --country xx`. */
export type Order = { readonly name: string; readonly options: Readonly<Record<string, string | undefined>> }

/** Read access to the files of the project. Paths are relative to its root. */
export type Project = {
  readonly has: (file: string) => boolean
  /** Throws OrderError when the file does not exist. */
  readonly read: (file: string) => string
  /** Sorted names in a folder. */
  readonly list: (folder: string) => readonly string[]
}

export type Edit = (text: string) => string

export type Plan = {
  /** New files by path; none may exist. */
  readonly files: Readonly<Record<string, string>>
  /** Edits of existing files. An edit throws OrderError when its position is missing or the row exists. */
  readonly edits: readonly (readonly [file: string, edit: Edit])[]
  /** Generates further files after `files` and `edits` were written. */
  readonly generate?: () => Promise<Readonly<Record<string, string>>>
  /** The remaining work, in the recommended order. */
  readonly missing: readonly string[]
  /** The tests and checks that cover the result. */
  readonly tests: readonly string[]
}

export type Kind = {
  readonly usage: string
  /** Pattern of valid names. */
  readonly pattern: RegExp
  /** Options by name; true when required. */
  readonly options: Readonly<Record<string, boolean>>
  readonly plan: (order: Order, project: Project) => Plan
}

/** The value of a required option. readOrder has checked that it exists. */
export const getOption = ({ options }: Order, name: string): string => {
  const value = options[name]
  if (value === undefined) throw new OrderError(`--${name} is missing`)
  return value
}

/** Opens the project in the folder `root` (absolute). */
export const openProject = (root: string): Project => ({
  has: (file) => existsSync(path.join(root, file)),
  read: (file) => {
    if (!existsSync(path.join(root, file))) throw new OrderError(`${file} does not exist`)
    return readFileSync(path.join(root, file), 'utf8')
  },
  list: (folder) => readdirSync(path.join(root, folder)).toSorted(),
})

/** All files of the plan with their texts, new ones first. Throws OrderError when a file or row already exists. */
export const computeFiles = (project: Project, { files, edits }: Plan): ReadonlyMap<string, string> => {
  const existing = Object.keys(files).filter((file) => project.has(file))
  if (existing.length > 0) throw new OrderError(`These files already exist: ${existing.join(', ')}`)
  const all = new Map(Object.entries(files))
  for (const [file, edit] of edits) all.set(file, edit(all.get(file) ?? project.read(file)))
  return all
}
