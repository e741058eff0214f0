// Stores one JSON value with the version of its shape. Reading migrates older versions and validates the value.
// Unreadable data moves to another key, so that a release that can read it finds it.
import * as v from 'valibot'
import { parseStored } from '../lib/parseStored.ts'
import type { Storage } from '../lib/storage.ts'
import { unreadableKey, withVersion } from './storageKeys.ts'

export type StoredValue<T> = {
  readonly key: string
  /** Version in which the value is written. */
  readonly version: number
  /** Null when there is no value, or none that this release can read. */
  readonly read: (storage: Storage) => T | null
  /** False when the value is stored only in memory. */
  readonly write: (storage: Storage, value: T) => boolean
  readonly remove: (storage: Storage) => void
}

type Shape<S extends v.GenericSchema> = {
  readonly key: string
  readonly schema: S
  /** Index 0 migrates version 1 to version 2, and so on. The current version is their number plus one. */
  readonly migrations?: readonly ((value: unknown) => unknown)[]
}

const versionedSchema = v.strictObject({ version: v.pipe(v.number(), v.integer(), v.minValue(1)), value: v.unknown() })

export const storedValue = <S extends v.GenericSchema>({
  key,
  schema,
  migrations = [],
}: Shape<S>): StoredValue<v.InferOutput<S>> => {
  const current = migrations.length + 1

  /** JSON without a version was written before versions existed and has the first shape. */
  const parse = (text: string): v.InferOutput<S> | null => {
    const json = parseStored(text)
    const versioned = v.safeParse(versionedSchema, json)
    const { version, value } = versioned.success ? versioned.output : { version: 1, value: json }
    // An array would pass an object schema in which all fields are optional.
    if (version > current || Array.isArray(value)) return null
    try {
      const migrated = migrations.slice(version - 1).reduce((older, migrate) => migrate(older), value)
      const parsed = v.safeParse<S>(schema, migrated)
      return parsed.success ? parsed.output : null
    } catch {
      // The data does not have the shape that the migration expects.
      return null
    }
  }

  const transferValue = (
    storage: Storage,
    text: string,
    { from, to }: { readonly from: string; readonly to: string },
  ) => {
    storage.remove(from)
    storage.write(to, text)
  }

  /** Reads the value that another release could not read, and moves it back. */
  const readAside = (storage: Storage): v.InferOutput<S> | null => {
    const text = storage.read(unreadableKey(key))
    const value = text === null ? null : parse(text)
    if (text !== null && value !== null) transferValue(storage, text, { from: unreadableKey(key), to: key })
    return value
  }

  return {
    key,
    version: current,
    read: (storage) => {
      const text = storage.read(key)
      if (text === null) return readAside(storage)
      const value = parse(text)
      if (value === null) transferValue(storage, text, { from: key, to: unreadableKey(key) })
      return value
    },
    write: (storage, value) => {
      storage.remove(unreadableKey(key))
      return storage.write(key, withVersion(current, value))
    },
    remove: (storage) => {
      storage.remove(key)
      storage.remove(unreadableKey(key))
    },
  }
}
