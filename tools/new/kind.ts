// What can be made anew, and what making it comes to: files, rows of registries, and what only a person can fill in.

/** A fault of whoever asked; its message is for them. */
export class OrderError extends Error {
  override readonly name = 'OrderError'
}

/** `npm run new -- brand NAME --country xx`. */
export type Order = {
  readonly name: string
  readonly options: Readonly<Record<string, string>>
}

/** The files of the project, by paths from its top. */
export type Project = {
  readonly has: (file: string) => boolean
  /** Throws where there is none. */
  readonly read: (file: string) => string
  /** Names inside a folder, sorted. */
  readonly list: (folder: string) => readonly string[]
}

export type Edit = (text: string) => string

export type Plan = {
  /** New ones: none may be there already. */
  readonly files: Readonly<Record<string, string>>
  /** Rows that go into files that are there; each throws where it does not find its place, or the row is there. */
  readonly edits: readonly (readonly [file: string, edit: Edit])[]
  /** Files that are generated from the files and rows above, once those are written. */
  readonly generate?: () => Promise<Readonly<Record<string, string>>>
  /** What is still missing, in the order it is best filled in. */
  readonly missing: readonly string[]
  /** The tests and gates that look after it. */
  readonly tests: readonly string[]
}

export type Kind = {
  readonly usage: string
  /** What its name may look like. */
  readonly pattern: RegExp
  /** Options it takes; those with `true` must be given. */
  readonly options: Readonly<Record<string, boolean>>
  readonly plan: (order: Order, project: Project) => Plan
}

/** An option that must be there, which readOrder has made sure of. */
export const optionOf = ({ options }: Order, name: string): string => {
  const value = options[name]
  if (value === undefined) throw new OrderError(`--${name} is missing`)
  return value
}
