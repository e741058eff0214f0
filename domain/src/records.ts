// Type guards and listings of plain objects. Independent of the loan application.

/** An object that is neither null nor a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The own keys of an object whose type lists all of them, in their order. */
export const listKeys = <T extends object>(record: T): readonly (keyof T & string)[] =>
  Object.keys(record).filter((key): key is keyof T & string => Object.hasOwn(record, key))
