import { afterEach, describe, expect, it, vi } from 'vitest'
import { catchScripts } from './adapters/adapterFixtures.ts'

afterEach(() => {
  vi.resetModules()
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
    const { loadScript } = await import('./loadScript.ts')
    const scripts = catchScripts()
    await expect(loadScript(address, host)).rejects.toThrow('The URL is not on the host of a configured vendor')
    expect(scripts).toEqual([])
  })

  it('resolves when it has loaded and rejects when it fails', async () => {
    const { loadScript } = await import('./loadScript.ts')
    const scripts = catchScripts()
    const first = loadScript(`${host}/a.js`, host)
    const second = loadScript(`${host}/b.js`, host)
    scripts[0]?.dispatchEvent(new Event('load'))
    scripts[1]?.dispatchEvent(new Event('error'))
    await expect(first).resolves.toBeUndefined()
    await expect(second).rejects.toThrow('Failed to load the script')
    expect(scripts[0]?.async).toBe(true)
  })

  it('is added to the document once', async () => {
    const { loadScript } = await import('./loadScript.ts')
    const scripts = catchScripts()
    const loaded = document.createElement('script')
    loaded.type = 'text/plain'
    loaded.src = `${host}/c.js`
    document.body.append(loaded)
    await expect(loadScript(`${host}/c.js`, host)).resolves.toBeUndefined()
    expect(scripts).toEqual([])
  })

  it('has its URL from one policy, which rejects other hosts', async () => {
    const made: string[] = []
    const trustedTypes = {
      createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => {
        made.push(name)
        return { createScriptURL: (address: string) => `trusted ${rules.createScriptURL(address)}` }
      },
    }
    Object.assign(window, { trustedTypes })
    const { buildScriptAddress } = await import('./loadScript.ts')
    expect(buildScriptAddress(`${host}/a.js`, host)).toBe(`trusted ${host}/a.js`)
    expect(buildScriptAddress('https://other.example/b.js', 'https://other.example')).toMatch(/^trusted/u)
    expect(() => buildScriptAddress('https://evil.example/', host)).toThrow(TypeError)
    expect(made).toEqual(['loan-vendors'])
  })
})
