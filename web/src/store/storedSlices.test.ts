// This release can read the data that an older one stored. Each released shape has a sample and a fingerprint, a hash
// of its schema. After an intended change: raise the version in storageKeys.ts, and add a migration, a sample and the
// fingerprint.
import { toJsonSchema } from '@valibot/to-json-schema'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openStorage } from '../lib/storage.ts'
import shapes from './samples/shapes.json'
import { dynamicPagesSliceSchema, leadApplicationSliceSchema, uiSliceSchema } from './schemas.ts'
import { sliceNames, sliceVersions, storageKeys, withVersion } from './storageKeys.ts'
import { storedSlices } from './storedSlices.ts'

const samples = import.meta.glob<unknown>('./samples/*.*.json', { eager: true, import: 'default' })

const openFakeStorage = (entries: Record<string, string>) =>
  openStorage('local', () => ({
    getItem: (key) => entries[key] ?? null,
    setItem: (key, value) => {
      entries[key] = value
    },
    removeItem: (key) => {
      delete entries[key]
    },
  }))

it.each(sliceNames)('%s is written in the version in which it is read', (name) => {
  expect(sliceVersions[name]).toBe(storedSlices[name].version)
})

describe('each shape ever released', () => {
  const released = sliceNames.flatMap((name) =>
    Array.from({ length: sliceVersions[name] }, (_, index) => [name, index + 1] as const),
  )
  it.each(released)('%s of version %i has a sample that is read completely', (name, version) => {
    const sample = samples[`./samples/${name}.${version}.json`]
    expect(sample).toBeDefined()
    const read = storedSlices[name].read(openFakeStorage({ [storageKeys[name]]: withVersion(version, sample) }))
    expect(read).not.toBeNull()
    if (version === sliceVersions[name]) expect(read).toEqual(sample)
    expect(JSON.stringify(read)).toContain(name === 'uiColors' ? '#0a5' : 'Łucja')
  })
})

const computeHash = (schema: Parameters<typeof toJsonSchema>[0]): string =>
  createHash('sha256')
    .update(JSON.stringify(toJsonSchema(schema, { errorMode: 'ignore' })))
    .digest('hex')
    .slice(0, 16)

/** The slice `stored` has no row, because it consists of the first two. */
it.each([
  ['leadApplication', leadApplicationSliceSchema],
  ['dynamicPages', dynamicPagesSliceSchema],
  ['uiColors', uiSliceSchema],
] as const)('the shape of %s has the fingerprint of its version', (name, schema) => {
  expect(shapes).toHaveProperty([`${name}.${sliceVersions[name]}`], computeHash(schema))
})
