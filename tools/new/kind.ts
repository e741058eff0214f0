// The types of a generator of `npm run new`: its command, and its plan of files, registry rows and remaining work.

/** An error in the command of the user, who sees its message. */
export class OrderError extends Error {
  override readonly name = 'OrderError'
}

/** `npm run new -- brand NAME --country xx`. */
export type Order = {
  readonly name: string
  readonly options: Readonly<Record<string, string>>
}

/** Read access to the files of the project. Paths are relative to its root. */
export type Project = {
  readonly has: (file: string) => boolean
  /** Throws OrderError when the file does not exist. */
  readonly read: (file: string) => string
  /** Sorted names in a folder; empty when it does not exist. */
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
