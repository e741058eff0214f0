// Validates at least 200 realistic names, addresses and e-mail addresses of each country in the forms that keyboards
// produce. All pass and are stored without a change of their meaning.
import { describe, expect, it } from 'vitest'
import { catalogue } from '../data-points/catalogue.ts'
import type { DataPoint } from '../data-points/dataPoint.ts'
import { validateRaw } from '../testing/validation.ts'
import { buildAddresses, buildEmails, buildPeople } from '../testing/buildSamples.ts'
import { countries } from './registry.ts'

const { 'personal-details': personal, 'address-information': address, 'contact-information': contact } = catalogue

/** The name itself, and its NFD form with surrounding spaces, which some keyboards and pasted texts produce. */
const forms = [(text: string) => text, (text: string) => ` ${text.normalize('NFD')}\u00a0`]

describe.each(Object.values(countries))('$code', (country) => {
  const expectStored = (dataPoint: DataPoint, text: string) => {
    for (const form of forms) expect(validateRaw({ country, dataPoint }, form(text)), text).toBe(text.normalize('NFC'))
  }
  it('has at least 200 of each', () => {
    for (const list of [buildPeople, buildAddresses, buildEmails].map((buildList) => buildList(country.code))) {
      expect(new Set(list.map((row) => JSON.stringify(row))).size).toBeGreaterThanOrEqual(200)
    }
  })
  it('accepts the names of its people', () => {
    for (const { given, family } of buildPeople(country.code)) {
      expectStored(personal.firstName, given)
      expectStored(personal.lastName, family)
      expectStored(personal.lastName, `${family} ${given}`)
    }
  })
  it('accepts its streets and towns', () => {
    for (const { street, town } of buildAddresses(country.code)) {
      expectStored(address.street, street)
      for (const dataPoint of [address.city, address.municipality, address.district, address.suburb]) {
        expect(validateRaw({ country, dataPoint }, town), town).toBe(town)
      }
    }
  })
  it('accepts its e-mail addresses', () => {
    for (const email of buildEmails(country.code)) {
      expect(validateRaw({ country, dataPoint: contact.email }, ` ${email} `)).toBe(email)
    }
  })
})
