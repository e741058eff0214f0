// The check of generated files.
import { afterEach, expect, it, vi } from 'vitest'
import { generated } from './generated.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

it('the check passes and leaves NODE_ENV unchanged for the tests that follow', { timeout: 60_000 }, async () => {
  vi.stubEnv('NODE_ENV', undefined)
  expect(await generated.run()).toMatchObject({ passed: true, output: '' })
  expect(process.env['NODE_ENV']).toBeUndefined()
})
