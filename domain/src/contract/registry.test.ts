// Compares the contract with spec 7: the calls that the spec shows with method and path, and the other paths it names.
import { describe, expect, it } from 'vitest'
import { endpoints } from './registry.ts'

const rows = Object.values(endpoints)

/** Removes the names of parameters, which the specification does not fix. */
const removeParameterNames = (path: string): string => path.replaceAll(/\{\w+\}/gu, '{}')
const paths = new Set(rows.map(({ path }) => removeParameterNames(path)))

const specPaths =
  '/v2/customer/mobile/verify /v2/lead /v3/lead /v3/test/datapoints /lead/status/{id} /postcode/{code} ' +
  '/company/{name} /v2/lead/url/{id}/{urlType} /customer/{id}/consents /lead/customer/password ' +
  '/lead/mobile/verification /v2/customer/mobile/resend-code /v2/customer/mobile /affiliate/event /lead/skip/{id} ' +
  '/lead/continue/{id} /lead/documentId /lead/idUpload /lead/{id}/redirect /lead/vehicle /lead/sale /lead/account ' +
  '/lead/marital-details /lead/aide /choices/country /choices/position /perofesional-details-mapping /lead/cnp ' +
  '/policy /lead/wniosek /email/validate/{email} /partner/logos /customer/email/unsubscribe /lead/offer/payment ' +
  '/lead/offer/employment-details /lead/offer/personal-details /lead/offer/policy /lead/offer/dynamic-policy ' +
  '/lead/offer/credit-details /lead/offer/professional-details /lead/offer/customer-debts ' +
  '/lead/offer/reference-details /lead/offer/skip-document-upload /lead/offer/accept-creditea-offer ' +
  '/lead/offer/update-provident-offer /lead/offer/proficredit'

describe('the calls that the specification shows', () => {
  // Shows spec 7.5, 7.6, 7.7, 7.9, 7.10, 7.11
  it.each([
    ['POST', '/v3/lead'],
    ['PUT', '/v3/lead'],
    ['GET', '/v3/lead/url/{id}/{urlType}'],
    ['GET', '/policies'],
    ['GET', '/postcode/lookup/{code}'],
    ['GET', '/data/vehicleModels.json'],
  ])('include %s %s', (method, path) => {
    expect(
      rows.some((row) => row.method === method && removeParameterNames(row.path) === removeParameterNames(path)),
    ).toBe(true)
  })

  // Shows spec 7.5, 7.6
  it('return the id from a create and from an update', () => {
    for (const { reply } of [endpoints.createLead, endpoints.updateLead]) {
      expect(Object.keys(reply.entries)).toContain('id')
    }
  })

  it('have the product identifier in lead writes and affiliate events', () => {
    const endpointsWithProduct = [endpoints.createLead, endpoints.updateLead, endpoints.affiliateEvent]
    for (const { body } of endpointsWithProduct) expect(Object.keys(body.entries)).toContain('product')
  })
})

// Shows spec 7.13, 7.14, 7.15, 7.16, 7.17, 7.18, 7.19, 7.20
describe('the other paths that the specification names', () => {
  it.each(specPaths.split(' '))('include %s', (path) => {
    expect(paths).toContain(removeParameterNames(path))
  })

  // Shows spec 7.1, 7.21
  it('are below the API base URL, except /policy', () => {
    expect(rows.filter(({ hasBasePrefix }) => !hasBasePrefix).map(({ path }) => path)).toEqual(['/policy'])
  })
})
