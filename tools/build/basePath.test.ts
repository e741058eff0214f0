// The page build, its input hash and the server interpret BASE_PATH, API_BASE_URL and FINISHED_LEAD_DAYS in the same way.
import { products } from '@loan/domain/products/registry'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseConfig } from '../../server/src/config/config.ts'
import { pageSettings } from './buildProduct.ts'

const settings = () => pageSettings(products['tukan-pl'])

describe('BASE_PATH', () => {
  beforeEach(() => void vi.resetModules())
  afterEach(() => void vi.unstubAllEnvs())

  // Shows spec 2.1
  it.each([
    [undefined, '/application-frontend'],
    ['', '/application-frontend'],
    ['/application-frontend', '/application-frontend'],
    ['/loans/new', '/loans/new'],
  ])('%j gives %s in the page build, in its input hash and in the server', async (given, path) => {
    vi.stubEnv('BASE_PATH', given)
    const { basePath, sharedConfig } = await import('../../web/build/viteConfig.ts')
    expect(basePath).toBe(path)
    expect(sharedConfig(products['tukan-pl']).base).toBe(`${path}/`)
    expect(settings()).toEqual(['tukan-pl', 'API_BASE_URL=', `BASE_PATH=${path}`, 'FINISHED_LEAD_DAYS=30'])
    expect(parseConfig({ BASE_PATH: given }).basePath).toBe(path)
  })

  it.each(['loans', '/loans/', '/'])('%j fails the build with the message of the server', (given) => {
    vi.stubEnv('BASE_PATH', given)
    expect(settings).toThrow(`BASE_PATH should be a path like /application-frontend, not "${given}"`)
  })
})

describe('API_BASE_URL', () => {
  beforeEach(() => void vi.resetModules())
  afterEach(() => void vi.unstubAllEnvs())

  it.each([
    [undefined, '/api'],
    ['', '/api'],
    ['/loans/api', '/loans/api'],
    ['https://leads.example:8443/api/', 'https://leads.example:8443/api'],
  ])('%j gives %s in the page build and is part of its input hash', async (given, address) => {
    vi.stubEnv('API_BASE_URL', given)
    const { apiBaseUrl } = await import('../../web/build/viteConfig.ts')
    expect(apiBaseUrl).toBe(address)
    expect(settings()).toContain(`API_BASE_URL=${given ?? ''}`)
  })

  it.each(['leads.example', '//leads.example', 'https://a.example/?x', 'https://a@b.example', 'data:x'])(
    '%j fails the build',
    async (given) => {
      vi.stubEnv('API_BASE_URL', given)
      await expect(import('../../web/build/viteConfig.ts')).rejects.toThrow('API_BASE_URL should be a path like /api')
    },
  )
})

describe('FINISHED_LEAD_DAYS', () => {
  afterEach(() => void vi.unstubAllEnvs())

  it.each([
    ['', 30],
    ['45', 45],
  ])('%j gives %d in the input hash of the page and in the server', (given, days) => {
    vi.stubEnv('FINISHED_LEAD_DAYS', given)
    expect(settings()).toContain(`FINISHED_LEAD_DAYS=${days}`)
    expect(parseConfig({ FINISHED_LEAD_DAYS: given }).finishedLeadDays).toBe(days)
  })
})
