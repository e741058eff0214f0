import { expect, it } from 'vitest'
import { createInstances, type InstanceOwner } from '../lib/instances.ts'
import { createResource, lazyResource, lazyResources } from './resource.ts'

/** A load that fails until the connection returns. */
const createLoad = () => {
  const network = { isOnline: true, loads: 0 }
  const load = async () => {
    network.loads += 1
    if (!network.isOnline) throw new Error('offline')
    return `value ${network.loads}`
  }
  return { network, load }
}
const createOwner = (): InstanceOwner => ({
  store: { instances: createInstances(), documentInstances: createInstances() },
})

it('loads once for concurrent and for later callers, and has the value then', async () => {
  const { network, load } = createLoad()
  const resource = createResource(load)
  expect(resource.peek()).toBeUndefined()
  expect(await Promise.all([resource.preload(), resource.preload()])).toEqual(['value 1', 'value 1'])
  expect([resource.peek(), await resource.preload(), network.loads]).toEqual(['value 1', 'value 1', 1])
})

it('loads again after a failed preload', async () => {
  const { network, load } = createLoad()
  const resource = createResource(load)
  network.isOnline = false
  await expect(resource.preload()).rejects.toThrow('offline')
  network.isOnline = true
  expect(await resource.preload()).toBe('value 2')
})

it('belongs to one application', async () => {
  const { load } = createLoad()
  const getValue = lazyResource(load)
  const [first, second] = [createOwner(), createOwner()]
  await getValue(first).preload()
  expect([getValue(first).peek(), getValue(second).peek()]).toEqual(['value 1', undefined])
})

it('has one resource for each key', async () => {
  const getText = lazyResources<string>()
  const owner = createOwner()
  const load = (text: string) => () => Promise.resolve(text)
  expect(await getText(owner, 'pl', load('polski')).preload()).toBe('polski')
  expect(getText(owner, 'pl', load('other')).peek()).toBe('polski')
  expect(getText(owner, 'en', load('English')).peek()).toBeUndefined()
})
