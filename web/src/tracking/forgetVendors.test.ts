import { purposes } from '@loan/domain/tracking/vendors'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetVendors } from './forgetVendors.ts'

const cookies = {
  _ttp: 'advertising',
  _fbp: 'advertising',
  _fbc: 'advertising',
  _gcl_au: 'advertising',
  _lr_uf_x: 'recording',
}
const keys = {
  tt_sessionId: 'advertising',
  ph_phc_x_posthog: 'analytics',
  _lr_id_: 'recording',
  _gcl_ls: 'advertising',
}

const cookieNames = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0])

beforeEach(() => {
  localStorage.clear()
  for (const name of Object.keys(cookies)) document.cookie = `${name}=1; path=/`
  document.cookie = 'ours=1; path=/'
  for (const key of Object.keys(keys)) localStorage.setItem(key, '1')
  localStorage.setItem('storedLoanApplication', '{}')
  sessionStorage.setItem('logRocket', 'initialised')
})

describe('forgetVendors', () => {
  it('removes all cookies and keys of vendors, and keeps our own', () => {
    forgetVendors(purposes)
    expect(cookieNames()).toEqual(['ours'])
    expect(Object.keys(localStorage)).toEqual(['storedLoanApplication'])
    expect(sessionStorage.getItem('logRocket')).toBeNull()
  })

  it.each(purposes)('removes only cookies and keys of the purpose %s', (purpose) => {
    forgetVendors([purpose])
    for (const [name, owner] of Object.entries(cookies)) expect(cookieNames().includes(name)).toBe(owner !== purpose)
    for (const [key, owner] of Object.entries(keys)) {
      expect(localStorage.getItem(key)).toBe(owner === purpose ? null : '1')
    }
  })

  it('does not throw when storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(() => forgetVendors(purposes)).not.toThrow()
    vi.unstubAllGlobals()
  })
})
