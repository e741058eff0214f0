// The variables of the file scanner, the storage of files, the captcha service and the providers of hand-overs.
import { describe, expect, it } from 'vitest'
import { productionEnvironment } from '../testing/production.ts'
import { parseConfig } from './config.ts'

const { FILE_SCAN: _fileScan, ...production } = productionEnvironment
const siteverify = {
  CAPTCHA: 'siteverify',
  CAPTCHA_URL: 'https://captcha.example/siteverify',
  CAPTCHA_SECRET: 's3cret-s3cret',
}

describe('the variables of the file scanner', () => {
  it('select no scanner by default, and need a decision in production', () => {
    expect(parseConfig({}).fileScan).toEqual({ adapter: 'none' })
    expect(() => parseConfig(production)).toThrow(/^FILE_SCAN should be clamd in production, or none if/u)
    expect(parseConfig({ ...production, FILE_SCAN: 'none' }).fileScan).toEqual({ adapter: 'none' })
    expect(() => parseConfig({ ...production, FILE_SCAN: 'clamd' })).toThrow('FILE_SCAN=clamd needs CLAMD_ADDRESS')
    expect(() => parseConfig({ CLAMD_ADDRESS: 'tcp://127.0.0.1' })).toThrow(/only with FILE_SCAN=clamd$/u)
  })

  it.each([
    ['tcp://clamd.example', { host: 'clamd.example', port: 3310 }],
    ['tcp://[::1]:3311', { host: '::1', port: 3311 }],
    ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('parse the address %s', (address, expected) => {
    expect(parseConfig({ ...production, FILE_SCAN: 'clamd', CLAMD_ADDRESS: address }).fileScan).toEqual({
      adapter: 'clamd',
      address: expected,
    })
  })

  it.each([
    'clamd.example:3310',
    'tcp://',
    'tcp://a.example/path',
    'tcp://a.example:99999',
    'unix:clamd.ctl',
    'http://a.example',
  ])('reject the address %s', (address) => {
    expect(() => parseConfig({ FILE_SCAN: 'clamd', CLAMD_ADDRESS: address })).toThrow(
      /^CLAMD_ADDRESS should be an address like tcp:\/\/127\.0\.0\.1:3310/u,
    )
  })
})

describe('the variables of the storage of files', () => {
  const s3 = { FILE_STORE: 's3', S3_BUCKET: 'loans-uploads', S3_REGION: 'eu-central-1' }

  it('select the disk by default, and a bucket with or without an address and a key of its own', () => {
    const { fileStore, s3: none } = parseConfig({})
    expect([fileStore, none]).toEqual(['disk', null])
    const settings = { bucket: 'loans-uploads', prefix: '', region: 'eu-central-1', endpoint: null, credentials: null }
    expect(parseConfig(s3)).toMatchObject({ fileStore: 's3', s3: settings })
    const own = {
      S3_PREFIX: 'tukan-pl/',
      S3_ENDPOINT: 'https://s3.example',
      S3_ACCESS_KEY_ID: 'the-key',
      S3_SECRET_ACCESS_KEY: 'the-secret',
    }
    expect(parseConfig({ ...s3, ...own }).s3).toEqual({
      ...settings,
      prefix: 'tukan-pl/',
      endpoint: 'https://s3.example',
      credentials: { accessKeyId: 'the-key', secretAccessKey: 'the-secret' },
    })
  })

  it('read a bucket that is no longer written to', () => {
    expect(parseConfig({ ...s3, FILE_STORE: 'database' })).toMatchObject({
      fileStore: 'database',
      s3: { bucket: 'loans-uploads' },
    })
  })

  it.each([
    [{ FILE_STORE: 's3' }, 'FILE_STORE=s3 needs S3_BUCKET'],
    [{ S3_REGION: 'eu-central-1', S3_PREFIX: 'a/' }, 'S3_PREFIX, S3_REGION: no effect without S3_BUCKET'],
    [{ S3_BUCKET: 'loans-uploads' }, 'S3_BUCKET needs S3_REGION'],
    [{ ...s3, S3_ACCESS_KEY_ID: 'the-key' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY should be set together'],
    [{ ...s3, S3_BUCKET: 'Loans' }, 'S3_BUCKET should be the name of a bucket like loans-uploads, not "Loans"'],
    [{ ...s3, S3_PREFIX: 'a' }, 'S3_PREFIX should be a prefix that ends with a slash, like tukan-pl/, not "a"'],
    [{ ...s3, S3_PREFIX: '../' }, 'S3_PREFIX should be a prefix'],
    [{ ...s3, S3_ENDPOINT: 'http://s3.example' }, 'S3_ENDPOINT should be an address like https://s3.example'],
    [{ ...s3, S3_SECRET_ACCESS_KEY: 'ÿÿÿÿ' }, /^S3_SECRET_ACCESS_KEY should be 3 to 200 visible ASCII characters$/u],
  ])('reject %j', (environment, message) => {
    expect(() => parseConfig(environment)).toThrow(message)
  })
})

describe('the variables of the captcha service', () => {
  it('select none by default, and not the sandbox in production', () => {
    expect(parseConfig({}).captcha).toEqual({ adapter: 'off' })
    expect(parseConfig(productionEnvironment).captcha).toEqual({ adapter: 'off' })
    expect(parseConfig({ CAPTCHA: 'sandbox' }).captcha).toEqual({ adapter: 'sandbox' })
    expect(() => parseConfig({ ...productionEnvironment, CAPTCHA: 'sandbox' })).toThrow(
      'CAPTCHA should not be sandbox in production',
    )
    expect(() => parseConfig({ CAPTCHA: 'siteverify' })).toThrow('CAPTCHA=siteverify needs CAPTCHA_URL, CAPTCHA_SECRET')
  })

  it('accept tokens of the hosts that serve the page', () => {
    const PAGE_ORIGINS = 'https://apply.example,http://localhost:5173'
    expect(
      parseConfig({ ...productionEnvironment, ...siteverify, PAGE_ORIGINS, CAPTCHA_MIN_SCORE: '0.5' }).captcha,
    ).toEqual({
      adapter: 'siteverify',
      url: 'https://captcha.example/siteverify',
      secret: 's3cret-s3cret',
      hosts: ['loans.example', 'apply.example', 'localhost'],
      minScore: 0.5,
    })
  })

  it.each([
    ['CAPTCHA_URL', 'http://captcha.example/siteverify'],
    ['CAPTCHA_URL', 'https://user:hidden@captcha.example'],
    ['CAPTCHA_SECRET', 'hidden text'],
    ['CAPTCHA_MIN_SCORE', '1.5'],
  ])('are rejected with the expected format (%s=%j)', (name, value) => {
    expect(() => parseConfig({ ...siteverify, [name]: value })).toThrow(new RegExp(`^${name} should be`, 'u'))
    expect(() => parseConfig({ ...siteverify, [name]: value })).not.toThrow(/hidden/u)
  })
})

describe('the variables of the providers of hand-overs', () => {
  it('select the sandbox by default, and need a decision in production', () => {
    expect(parseConfig({}).providers).toEqual({ adapter: 'sandbox' })
    const { PROVIDERS: _providers, ...undecided } = productionEnvironment
    expect(() => parseConfig(undecided)).toThrow(/^PROVIDERS should be real \(with PROVIDERS_FILE\) or none/u)
    expect(() => parseConfig({ ...undecided, PROVIDERS: 'sandbox' })).toThrow(/^PROVIDERS should be real/u)
    expect(parseConfig(productionEnvironment).providers).toEqual({ adapter: 'none' })
  })

  it('need the file of real providers', () => {
    expect(() => parseConfig({ PROVIDERS: 'real' })).toThrow('PROVIDERS=real needs PROVIDERS_FILE')
    expect(parseConfig({ PROVIDERS: 'real', PROVIDERS_FILE: '/etc/providers.json' }).providers).toEqual({
      adapter: 'real',
      file: '/etc/providers.json',
    })
  })
})
