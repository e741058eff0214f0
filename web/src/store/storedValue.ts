// One value a browser keeps as JSON: parsed like anything from outside, with the version of its shape. What an older
// release wrote is migrated; what this one cannot read is put aside, so that a release that can finds it again.
import * as v from 'valibot'
import { parseStored } from '../lib/parseStored.ts'
import type { Storage } from '../lib/storage.ts'
import { unreadableKey, withVersion } from './storageKeys.ts'

export type StoredValue<T> = {
  readonly key: string
  /** Of the shape it is written in. */
  readonly version: number
  /** Null where there is nothing, or nothing this release can read. */
  readonly read: (storage: Storage) => T | null
  /** False where only memory holds it now. */
  readonly write: (storage: Storage, value: T) => boolean
  readonly remove: (storage: Storage) => void
}

type Shape<S extends v.GenericSchema> = {
  readonly key: string
  readonly schema: S
  /** From version 1 on: each turns the shape of its version into the next one's. None: the shape is the first. */
  readonly migrations?: readonly ((value: unknown) => unknown)[]
}

const versionedSchema = v.strictObject({ version: v.pipe(v.number(), v.integer(), v.minValue(1)), value: v.unknown() })

export const storedValue = <S extends v.GenericSchema>({
  key,
  schema,
  migrations = [],
}: Shape<S>): StoredValue<v.InferOutput<S>> => {
  const current = migrations.length + 1

  /** What stands there without a version was written before there were any: the first shape. */
  const parse = (text: string): v.InferOutput<S> | null => {
    const json = parseStored(text)
    const versioned = v.safeParse(versionedSchema, json)
    const { version, value } = versioned.success ? versioned.output : { version: 1, value: json }
    // To a schema of objects a list looks like an empty one.
    if (version > current || Array.isArray(value)) return null
    try {
      const migrated = migrations.slice(version - 1).reduce((older, migrate) => migrate(older), value)
      const parsed = v.safeParse<S>(schema, migrated)
      return parsed.success ? parsed.output : null
    } catch {
      // A migration met what its own release never wrote.
      return null
    }
  }

  const move = (storage: Storage, text: string, { from, to }: { readonly from: string; readonly to: string }) => {
    storage.remove(from)
    storage.write(to, text)
  }

  /** What a release that could not read it put aside. */
  const readAside = (storage: Storage): v.InferOutput<S> | null => {
    const text = storage.read(unreadableKey(key))
    const value = text === null ? null : parse(text)
    if (text !== null && value !== null) move(storage, text, { from: unreadableKey(key), to: key })
    return value
  }

  return {
    key,
    version: current,
    read: (storage) => {
      const text = storage.read(key)
      if (text === null) return readAside(storage)
      const value = parse(text)
      if (value === null) move(storage, text, { from: key, to: unreadableKey(key) })
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
