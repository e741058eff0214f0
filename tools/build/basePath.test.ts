// The page build, its input hash and the server interpret BASE_PATH, API_BASE_URL and FINISHED_LEAD_DAYS in the same
// way.
import { products } from '@loan/domain/products/registry'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { parseConfig } from '../../server/src/config/config.ts'
import { pageSettings } from './buildProduct.ts'

const product = products['tukan-pl']
const loadConfig = () => import('../../web/build/viteConfig.ts')

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllEnvs())

// Shows spec 2.1
it.each([
  [undefined, '/application-frontend'],
  ['', '/application-frontend'],
  ['/application-frontend', '/application-frontend'],
  ['/loans/new', '/loans/new'],
])('BASE_PATH %j gives %s in the page build, in its input hash and in the server', async (given, path) => {
  vi.stubEnv('BASE_PATH', given)
  const { basePath, sharedConfig } = await loadConfig()
  expect([basePath, sharedConfig(product).base]).toEqual([path, `${path}/`])
  expect(pageSettings(product)).toEqual(['tukan-pl', 'API_BASE_URL=', `BASE_PATH=${path}`, 'FINISHED_LEAD_DAYS=30'])
  expect(parseConfig({ BASE_PATH: given }).basePath).toBe(path)
})

it.each(['loans', '/loans/', '/'])('BASE_PATH %j fails the build with the message of the server', (given) => {
  vi.stubEnv('BASE_PATH', given)
  const message = `BASE_PATH should be a path like /application-frontend, not "${given}"`
  expect(() => pageSettings(product)).toThrow(message)
})

it.each([
  [undefined, '/api'],
  ['', '/api'],
  ['/loans/api', '/loans/api'],
  ['https://leads.example:8443/api/', 'https://leads.example:8443/api'],
])('API_BASE_URL %j gives %s in the page build and is part of its input hash', async (given, address) => {
  vi.stubEnv('API_BASE_URL', given)
  expect((await loadConfig()).apiBaseUrl).toBe(address)
  expect(pageSettings(product)).toContain(`API_BASE_URL=${given ?? ''}`)
})

it.each(['leads.example', '//leads.example', 'https://a.example/?x', 'https://a@b.example', 'data:x'])(
  'API_BASE_URL %j fails the build',
  async (given) => {
    vi.stubEnv('API_BASE_URL', given)
    await expect(loadConfig()).rejects.toThrow('API_BASE_URL should be a path like /api')
  },
)

it.each([
  ['', 30],
  ['45', 45],
])('FINISHED_LEAD_DAYS %j gives %d in the input hash of the page and in the server', (given, days) => {
  vi.stubEnv('FINISHED_LEAD_DAYS', given)
  expect(pageSettings(product)).toContain(`FINISHED_LEAD_DAYS=${days}`)
  expect(parseConfig({ FINISHED_LEAD_DAYS: given }).finishedLeadDays).toBe(days)
})
