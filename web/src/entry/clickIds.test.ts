import { product } from '@loan/domain/products/tukan-pl'
import { beforeEach, describe, expect, it } from 'vitest'
import { openStorage } from '../lib/storage.ts'
import { createApplicationStore } from '../store/applicationStore.ts'
import { allPurposes, noPurposes, writeConsent } from '../store/consent.ts'
import { toClickIds, restoreClickIds, withClickIds } from './clickIds.ts'
import { storeClickIds } from './storeClickIds.ts'
import { buildMetaClickId } from './metaClickId.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const days = (count: number) => new Date(now.getTime() - count * 86_400_000).toISOString()

const local = () => openStorage('local', () => localStorage)

beforeEach(() => {
  localStorage.clear()
  document.cookie = '_fbc=;path=/;expires=Thu, 01 Jan 1970 00:00:00 GMT'
})

// Shows spec 3.43
describe('click ids of a URL', () => {
  // Shows spec 5.20
  it.each([
    [{ gclid: 'a' }, { gclid: 'a' }],
    [{ wbraid: 'a' }, { wbraid: 'a' }],
    [{ gbraid: 'a' }, { gbraid: 'a' }],
    [
      { gclid: 'a', gclsrc: 'aw.ds' },
      { gclid: 'a', gclsrc: 'aw.ds' },
    ],
  ])('are parsed from %o', (parameters, expected) => {
    expect(toClickIds(parameters, now)).toMatchObject({ ...expected, setAt: now.toISOString() })
  })

  // Shows spec 5.19, 5.20
  it.each([[{}], [{ gclsrc: 'aw.ds' }], [{ gclid: 'a', gclsrc: 'ds' }], [{ fbclid: 'a' }]])(
    'are null for %o',
    (parameters) => {
      expect(toClickIds(parameters, now)).toBeNull()
    },
  )
})

const restored = (text: string) => {
  localStorage.setItem('gclid', text)
  return restoreClickIds(local(), null, 90, now)
}

// Shows spec 3.43, 3.51
describe('click ids in storage', () => {
  // Shows spec 4.51, 4.52, 9.18
  it.each([
    ['set today', { gclid: 'a', setAt: days(0) }, 'a'],
    ['set ninety days ago', { gclid: 'a', setAt: days(90) }, 'a'],
    ['in the older format', { value: 'a', setAt: days(1) }, 'a'],
    ['in the older format, without a time', { value: 'a' }, 'a'],
    ['set more than ninety days ago', { gclid: 'a', setAt: days(90.001) }, undefined],
    ['with an invalid time', { gclid: 'a', setAt: 'yesterday' }, undefined],
    ['longer than 500 characters', { gclid: 'a'.repeat(501), setAt: days(0) }, undefined],
    ['with another shape', ['a'], undefined],
  ])('%s are restored when valid, else removed', (_name, stored, gclid) => {
    expect(restored(JSON.stringify(stored))?.gclid).toBe(gclid)
    expect(localStorage.getItem('gclid') === null).toBe(gclid === undefined)
  })

  // Shows spec 3.3, 4.50
  it('keep their time, as a UTC ISO time in the payload', () => {
    const clickIds = restored(JSON.stringify({ gclid: 'a', wbraid: 'b', setAt: '2026-11-19' }))
    expect(withClickIds({ amount: 1 }, clickIds)).toEqual({
      amount: 1,
      googleClick: { gclid: 'a', gclidAt: '2026-11-19T00:00:00.000Z', wbraid: 'b' },
    })
  })
})

describe('click ids without consent', () => {
  const openSession = () => {
    const store = createApplicationStore()
    const storages = { session: openStorage('session', () => sessionStorage), local: local() }
    storeClickIds({ store, storages, product }, { gclid: 'a', fbclid: 'Fb' }, now)
    return () => ({
      reported: store.getState().leadApplication.applicationData.googleClick?.gclid,
      stored: localStorage.getItem('gclid') !== null,
      cookie: document.cookie,
    })
  }

  // Shows spec 3.41, 4.47, 4.50
  it('are neither stored nor reported, and are removed when consent is withdrawn', () => {
    const session = openSession()
    expect(session()).toEqual({ reported: undefined, stored: false, cookie: '' })
    writeConsent(local(), allPurposes, now)
    expect(session()).toEqual({ reported: 'a', stored: true, cookie: `_fbc=fb.0.${now.getTime()}.Fb` })
    writeConsent(local(), noPurposes, now)
    expect(session()).toEqual({ reported: undefined, stored: false, cookie: '' })
  })
})

// Shows spec 4.49
it.each([
  ['localhost', 'fb.0.1795521600000.x'],
  ['www.brand.example', 'fb.2.1795521600000.x'],
])("Meta's click id on %s is %s", (hostName, expected) => {
  expect(buildMetaClickId('x', hostName, new Date(1_795_521_600_000))).toBe(expected)
})
