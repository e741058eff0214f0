import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseConfig, variableNames } from './config.ts'

describe('parseConfig', () => {
  it('needs nothing', () => {
    expect(parseConfig({})).toMatchObject({
      brand: 'tukan',
      country: 'pl',
      environment: 'development',
      hasSandbox: true,
      host: 'localhost',
      port: 8080,
      publicUrl: 'http://localhost:8080',
      basePath: '/application-frontend',
      databaseUrl: null,
      webDir: null,
    })
  })

  it('takes an empty variable as unset', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: null })
  })

  it('serves every product outside production only', () => {
    const production = { ENVIRONMENT: 'production', PUBLIC_URL: 'https://loans.example' }
    expect(parseConfig({}).productsDir).toBeNull()
    expect(parseConfig({ PRODUCTS_DIR: '/built' }).productsDir).toBe('/built')
    expect(() => parseConfig({ ...production, PRODUCTS_DIR: '/built' })).toThrow('PRODUCTS_DIR should not be set')
  })

  it('has no sandbox in production', () => {
    expect(parseConfig({ ENVIRONMENT: 'production', PUBLIC_URL: 'https://loans.example' }).hasSandbox).toBe(false)
  })

  it('does not start in production without the address that links begin with', () => {
    expect(() => parseConfig({ ENVIRONMENT: 'production' })).toThrow(
      'PUBLIC_URL should be an address like https://loans.example in production',
    )
    expect(parseConfig({ ENVIRONMENT: 'staging' }).publicUrl).toBe('http://localhost:8080')
  })

  it.each([
    ['PORT', 'eighty', 'PORT should be a whole number from 1 to 65535, not "eighty"'],
    ['PORT', '70000', 'PORT should be a whole number from 1 to 65535, not "70000"'],
    ['PORT', '-1', 'PORT should be a whole number from 1 to 65535, not "-1"'],
    ['BRAND', 'Tukan!', 'BRAND should be lower-case letters, digits and hyphens, not "Tukan!"'],
    ['COUNTRY', 'Poland', 'COUNTRY should be two lower-case letters, not "Poland"'],
    ['ENVIRONMENT', 'live', 'ENVIRONMENT should be development, staging or production, not "live"'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL should be fatal, error, warn, info, debug, trace or silent, not "loud"'],
    ['PUBLIC_URL', 'loans', 'PUBLIC_URL should be an address like https://loans.example, not "loans"'],
    ['BASE_PATH', 'form/', 'BASE_PATH should be a path like /application-frontend, not "form/"'],
    ['EMBEDDERS', 'https://*.example', 'EMBEDDERS should be origins like https://partner.example, not'],
    ['EMBEDDERS', 'https://a.example, https://b.example/', 'EMBEDDERS should be origins like https://partner.example'],
    ['EMBEDDERS', 'https://b.example/x', 'EMBEDDERS should be origins like https://partner.example'],
    ['EMBEDDERS', 'null', 'EMBEDDERS should be origins like https://partner.example'],
    ['EMBEDDERS', 'https://a.example; script-src *', 'EMBEDDERS should be origins like https://partner.example'],
    ['RATE_LIMIT_READS', '1.5', 'RATE_LIMIT_READS should be a whole number from 0 to 10000000, not "1.5"'],
    ['FINISHED_LEAD_DAYS', '0', 'FINISHED_LEAD_DAYS should be a whole number from 1 to 3650, not "0"'],
  ])('names %s=%s and what it should be', (name, value, message) => {
    expect(() => parseConfig({ [name]: value })).toThrow(message)
  })

  it('does not repeat the password of a database address', () => {
    expect(() => parseConfig({ DATABASE_URL: 'mysql://me:secret@host/db' })).toThrow(
      /^DATABASE_URL should be an address like postgres:\/\/user:password@host:5432\/name$/u,
    )
  })

  it('is told variable by variable in .env.example', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
    const named = [...example.matchAll(/^#? ?([A-Z][A-Z_]+)=/gmu)].map(([, name]) => name)
    expect(named).toHaveLength(variableNames.length)
    expect(new Set(named)).toEqual(new Set(variableNames))
  })
})
