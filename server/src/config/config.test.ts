import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { productionEnvironment } from '../testing/production.ts'
import { parseConfig } from './config.ts'

describe('parseConfig', () => {
  it('has a default for every variable', () => {
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

  it('treats an empty variable as unset', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: null })
  })

  it('requires SECRET_KEY with DATABASE_URL, because each server would generate its own', () => {
    const DATABASE_URL = 'postgres://user:password@host/name'
    expect(() => parseConfig({ DATABASE_URL })).toThrow(/^SECRET_KEY should be set with DATABASE_URL/u)
    expect(parseConfig({ DATABASE_URL, SECRET_KEY: 'k'.repeat(32) }).databaseUrl).toBe(DATABASE_URL)
  })

  it.each(['a,b'.repeat(16), ` ${'k'.repeat(32)}`, `${'k'.repeat(32)}\n`])(
    'rejects SECRET_KEY=%j, which READ_SECRET_KEYS could not list after its replacement',
    (key) => {
      expect(() => parseConfig({ SECRET_KEY: key })).toThrow(
        /^SECRET_KEY should be without commas and without spaces at its ends, because READ_SECRET_KEYS is a list$/u,
      )
    },
  )

  it('reads a former SECRET_KEY in READ_SECRET_KEYS unchanged', () => {
    const key = 'a secret with spaces = and / signs'
    expect(parseConfig({ SECRET_KEY: key }).secretKey).toBe(key)
    expect(parseConfig({ READ_SECRET_KEYS: `${key}, ${'k'.repeat(32)}` }).readSecretKeys).toEqual([key, 'k'.repeat(32)])
  })

  it.each(['short', 'with a space in the middle', 'ä'.repeat(20)])(
    'rejects SANDBOX_KEY=%j without its value in the message',
    (key) => {
      expect(() => parseConfig({ SANDBOX_KEY: key })).toThrow(
        /^SANDBOX_KEY should be 16 to 200 visible ASCII characters without spaces$/u,
      )
    },
  )

  it('accepts PRODUCTS_DIR only outside production', () => {
    expect(parseConfig({}).productsDir).toBeNull()
    expect(parseConfig({ PRODUCTS_DIR: '/built' }).productsDir).toBe('/built')
    expect(() => parseConfig({ ...productionEnvironment, PRODUCTS_DIR: '/built' })).toThrow(
      'PRODUCTS_DIR should not be set',
    )
  })

  it('has no sandbox in production', () => {
    expect(parseConfig(productionEnvironment).hasSandbox).toBe(false)
  })

  it('requires PUBLIC_URL with TLS in production, because links contain secrets', () => {
    expect(() => parseConfig({ ENVIRONMENT: 'production' })).toThrow(
      'PUBLIC_URL should be an address like https://loans.example in production',
    )
    expect(() => parseConfig({ ...productionEnvironment, PUBLIC_URL: 'http://loans.example' })).toThrow(
      'PUBLIC_URL should be an address like https://loans.example in production',
    )
    const onThisMachine = { ...productionEnvironment, PUBLIC_URL: 'http://localhost:8080' }
    expect(parseConfig(onThisMachine).publicUrl).toBe('http://localhost:8080')
    expect(parseConfig({ ENVIRONMENT: 'staging' }).publicUrl).toBe('http://localhost:8080')
  })

  // Shows spec 1.14
  it.each([
    ['PORT', 'eighty', 'PORT should be a whole number from 1 to 65535, not "eighty"'],
    ['PORT', '70000', 'PORT should be a whole number from 1 to 65535, not "70000"'],
    ['PORT', '-1', 'PORT should be a whole number from 1 to 65535, not "-1"'],
    ['BRAND', 'Tukan!', 'BRAND should be lower-case letters, digits and hyphens, not "Tukan!"'],
    ['COUNTRY', 'Poland', 'COUNTRY should be two lower-case letters, not "Poland"'],
    ['ENVIRONMENT', 'live', 'ENVIRONMENT should be development, staging or production, not "live"'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL should be fatal, error, warn, info, debug, trace or silent, not "loud"'],
    ['PUBLIC_URL', 'loans', 'PUBLIC_URL should be an address like https://loans.example, not "loans"'],
    ['PUBLIC_URL', 'https:loans.example', 'PUBLIC_URL should be an address like https://loans.example, not'],
    ...['https://a.b/c?d=e', 'https://a.b/c#f', 'https://a.b/?', 'https://a.b/c d'].map((address) => [
      'PUBLIC_URL',
      address,
      `PUBLIC_URL should be an address like https://loans.example without user, query or fragment, not "${address}"`,
    ]),
    ...['not a host!', '256.1.1.1', 'a..b', '-a', '[::]', 'http://localhost'].map((host) => [
      'HOST',
      host,
      `HOST should be a host name or IP address like localhost or 0.0.0.0, not "${host}"`,
    ]),
    ...['nonsense', '1', '10.0.0.1,10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/', '::1/129', '10.0.0.0/8/8', '*'].map(
      (proxies) => [
        'TRUSTED_PROXIES',
        proxies,
        'TRUSTED_PROXIES should be IP addresses, networks like 10.0.0.0/8 or names of ranges (loopback, linklocal, ' +
          `uniquelocal), separated by commas, not "${proxies}"`,
      ],
    ),
    ...[
      'https://x y/?',
      'https://a.example',
      'a.example:443',
      'a.example/x',
      '*.example',
      '127.1',
      '::1',
      'ä.example',
    ].map((hosts) => [
      'REDIRECT_HOSTS',
      hosts,
      `REDIRECT_HOSTS should be host names like lender.example, separated by commas, not "${hosts}"`,
    ]),
    ['BASE_PATH', 'form/', 'BASE_PATH should be a path like /application-frontend, not "form/"'],
    ['BASE_PATH', '/operators/form', 'BASE_PATH should be a path like /application-frontend that does not begin with'],
    ['CLOCK_CONFIRMED_UNTIL', '31.1.2027', 'CLOCK_CONFIRMED_UNTIL should be a day like 2027-01-31, not "31.1.2027"'],
    ['CLOCK_CONFIRMED_UNTIL', '2027-02-31', 'CLOCK_CONFIRMED_UNTIL should be a day of the calendar like 2027-01-31'],
    ['EMBEDDERS', 'https://*.example', 'EMBEDDERS should be origins like https://partner.example, not'],
    ['EMBEDDERS', 'https://a.example, https://b.example/', 'EMBEDDERS should be origins like https://partner.example'],
    ['EMBEDDERS', 'https://b.example/x', 'EMBEDDERS should be origins like https://partner.example'],
    ['EMBEDDERS', 'null', 'EMBEDDERS should be origins like https://partner.example'],
    ['EMBEDDERS', 'https://a.example; script-src *', 'EMBEDDERS should be origins like https://partner.example'],
    ['RATE_LIMIT_READS', '1.5', 'RATE_LIMIT_READS should be a whole number from 0 to 10000000, not "1.5"'],
    ['FINISHED_LEAD_DAYS', '0', 'FINISHED_LEAD_DAYS should be a whole number from 1 to 3650, not "0"'],
  ])('rejects %s=%s with the name and the expected format', (name, value, message) => {
    expect(() => parseConfig({ [name]: value })).toThrow(message)
  })

  it.each(['mysql://me:secret@host/db', 'postgres://', 'postgres:me:secret@host/db', 'postgres:///db', 'host/db'])(
    'rejects the database address %s without its value in the message',
    (address) => {
      expect(() => parseConfig({ DATABASE_URL: address })).toThrow(
        /^DATABASE_URL should be an address like postgres:\/\/user:password@host:5432\/name, with special characters \S+$/u,
      )
    },
  )

  it.each(['50%off', '%zz'])('rejects the database password %s, which the driver could not decode', (password) => {
    expect(() => parseConfig({ DATABASE_URL: `postgres://me:${password}@host/db` })).toThrow(
      /^DATABASE_URL should be an address with special characters percent-encoded: % in a password is %25$/u,
    )
  })

  it('omits a value with a password, and writes the message on one line', () => {
    expect(() => parseConfig({ PUBLIC_URL: 'https://me:secret@a.b' })).toThrow(/fragment$/u)
    expect(() => parseConfig({ BRAND: 'a\nb' })).toThrow(String.raw`not "a\nb"`)
  })

  it('accepts only proxies that Fastify accepts', () => {
    const trustProxy = [...parseConfig({ TRUSTED_PROXIES: 'loopback,fc00::/7,10.0.0.0/8,::1,fe80::1' }).trustedProxies]
    expect(() => fastify({ trustProxy })).not.toThrow()
  })

  it.each([
    ['HOST', ['localhost', '0.0.0.0', '::', '::1', 'my_service', 'Web-1.internal.example']],
    ['TRUSTED_PROXIES', ['loopback', '10.0.0.1, 10.0.0.0/8', 'fc00::/7,uniquelocal', '::ffff:10.0.0.1', 'linklocal']],
    ['REDIRECT_HOSTS', ['lender.example', 'Lender.example, localhost', '127.0.0.1', '[::1]', 'xn--4ca.example']],
    ['PUBLIC_URL', ['https://a.b', 'http://localhost:8080/', 'https://a.b/loans/']],
    ['DATABASE_URL', ['postgres://u:x@127.0.0.1:1/x', 'postgresql://host', 'postgres:///db?host=/run/postgresql']],
  ])('accepts %s=%j', (name, values) => {
    const SECRET_KEY = 'k'.repeat(32)
    for (const value of values) expect(() => parseConfig({ SECRET_KEY, [name]: value })).not.toThrow()
  })
})
