import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { InstanceOwner } from '../lib/instances.ts'
import { createApplicationStore } from '../store/applicationStore.ts'
import { buildScriptAddress, loadScript } from './loadScript.ts'
import { captureScripts } from './testing/adapterFixtures.ts'

let owner: InstanceOwner

beforeEach(() => {
  owner = { store: createApplicationStore() }
})
afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes')
})

const host = 'https://vendor.example'
const foreign = [
  'https://evil.example/x.js',
  'https://vendor.example.evil.example/x.js',
  'https://user@evil.example/vendor.example.js',
  'data:text/javascript,alert(1)',
]

describe('a third party’s script', () => {
  it.each(foreign)('is not loaded from %s', async (address) => {
    const scripts = captureScripts()
    await expect(loadScript(owner, address, host)).rejects.toThrow('The URL is not on the host of a configured vendor')
    expect(scripts).toEqual([])
  })

  it('resolves when it has loaded and rejects when it fails', async () => {
    const scripts = captureScripts()
    const first = loadScript(owner, `${host}/a.js`, host)
    const second = loadScript(owner, `${host}/b.js`, host)
    scripts[0]?.dispatchEvent(new Event('load'))
    scripts[1]?.dispatchEvent(new Event('error'))
    await expect(first).resolves.toBeUndefined()
    await expect(second).rejects.toThrow('Failed to load the script')
    expect(scripts[0]?.async).toBe(true)
  })

  it('is added to the document once', async () => {
    const scripts = captureScripts()
    const loaded = document.createElement('script')
    loaded.type = 'text/plain'
    loaded.src = `${host}/c.js`
    document.body.append(loaded)
    await expect(loadScript(owner, `${host}/c.js`, host)).resolves.toBeUndefined()
    expect(scripts).toEqual([])
  })

  it('has its URL from one policy of the document, which rejects other hosts', () => {
    const made: string[] = []
    const trustedTypes = {
      createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => {
        made.push(name)
        return { createScriptURL: (address: string) => `trusted ${rules.createScriptURL(address)}` }
      },
    }
    Object.assign(window, { trustedTypes })
    expect(buildScriptAddress(owner, `${host}/a.js`, host)).toBe(`trusted ${host}/a.js`)
    const second = { store: createApplicationStore(owner.store.documentInstances) }
    expect(buildScriptAddress(second, 'https://other.example/b.js', 'https://other.example')).toMatch(/^trusted/u)
    expect(() => buildScriptAddress(owner, 'https://evil.example/', host)).toThrow(TypeError)
    expect(made).toEqual(['loan-vendors'])
  })
})
