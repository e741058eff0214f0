import { product } from '@loan/domain/products/tukan-pl'
import { beforeEach, describe, expect, it } from 'vitest'
import { openStorage } from '../lib/storage.ts'
import { createApplicationStore } from '../store/applicationStore.ts'
import { everything, nothing, writeConsent } from '../store/consent.ts'
import { clickIdsOf, restoreClickIds, withClickIds } from './clickIds.ts'
import { keepClickIds } from './keepClickIds.ts'
import { buildMetaClickId } from './metaClickId.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const days = (count: number) => new Date(now.getTime() - count * 86_400_000).toISOString()

const local = () => openStorage('local', () => localStorage)

beforeEach(() => {
  localStorage.clear()
  document.cookie = '_fbc=;path=/;expires=Thu, 01 Jan 1970 00:00:00 GMT'
})

// Shows spec 3.43
describe('from an address', () => {
  // Shows spec 5.20
  it.each([
    [{ gclid: 'a' }, { gclid: 'a' }],
    [{ wbraid: 'a' }, { wbraid: 'a' }],
    [{ gbraid: 'a' }, { gbraid: 'a' }],
    [
      { gclid: 'a', gclsrc: 'aw.ds' },
      { gclid: 'a', gclsrc: 'aw.ds' },
    ],
  ])('%o is taken', (parameters, expected) => {
    expect(clickIdsOf(parameters, now)).toMatchObject({ ...expected, setAt: now.toISOString() })
  })

  // Shows spec 5.19, 5.20
  it.each([[{}], [{ gclsrc: 'aw.ds' }], [{ gclid: 'a', gclsrc: 'ds' }], [{ fbclid: 'a' }]])(
    '%o is not',
    (parameters) => {
      expect(clickIdsOf(parameters, now)).toBeNull()
    },
  )
})

const restored = (text: string) => {
  localStorage.setItem('gclid', text)
  return restoreClickIds(local(), null, 90, now)
}

// Shows spec 3.43, 3.51
describe('from storage', () => {
  // Shows spec 4.51, 4.52, 9.18
  it.each([
    ['of today', { gclid: 'a', setAt: days(0) }, 'a'],
    ['of ninety days ago', { gclid: 'a', setAt: days(90) }, 'a'],
    ['of the older kind', { value: 'a', setAt: days(1) }, 'a'],
    ['of the older kind, without a time', { value: 'a' }, 'a'],
    ['of a day more', { gclid: 'a', setAt: days(90.001) }, undefined],
    ['of no time at all', { gclid: 'a', setAt: 'yesterday' }, undefined],
    ['too long to be one', { gclid: 'a'.repeat(501), setAt: days(0) }, undefined],
    ['of another kind', ['a'], undefined],
  ])('those %s', (_name, kept, gclid) => {
    expect(restored(JSON.stringify(kept))?.gclid).toBe(gclid)
    expect(localStorage.getItem('gclid') === null).toBe(gclid === undefined)
  })

  // Shows spec 3.3, 4.50
  it('come back with the times they had, in a form the server takes', () => {
    const clickIds = restored(JSON.stringify({ gclid: 'a', wbraid: 'b', setAt: '2026-11-19' }))
    expect(withClickIds({ amount: 1 }, clickIds)).toEqual({
      amount: 1,
      googleClick: { gclid: 'a', gclidAt: '2026-11-19T00:00:00.000Z', wbraid: 'b' },
    })
  })
})

describe('told to nobody', () => {
  const visit = () => {
    const store = createApplicationStore()
    const storages = { session: openStorage('session', () => sessionStorage), local: local() }
    keepClickIds({ store, storages, product }, { gclid: 'a', fbclid: 'Fb' }, now)
    return () => ({
      reported: store.getState().leadApplication.applicationData.googleClick?.gclid,
      kept: localStorage.getItem('gclid') !== null,
      cookie: document.cookie,
    })
  }

  // Shows spec 3.41, 4.47, 4.50
  it('before the applicant allows it, and no more once it is withdrawn', () => {
    const look = visit()
    expect(look()).toEqual({ reported: undefined, kept: false, cookie: '' })
    writeConsent(local(), everything, now)
    expect(look()).toEqual({ reported: 'a', kept: true, cookie: `_fbc=fb.0.${now.getTime()}.Fb` })
    writeConsent(local(), nothing, now)
    expect(look()).toEqual({ reported: undefined, kept: false, cookie: '' })
  })
})

// Shows spec 4.49
it.each([
  ['localhost', 'fb.0.1795521600000.x'],
  ['www.brand.example', 'fb.2.1795521600000.x'],
])("Meta's click id on %s is %s", (hostName, expected) => {
  expect(buildMetaClickId('x', hostName, new Date(1_795_521_600_000))).toBe(expected)
})
