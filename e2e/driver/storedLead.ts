// Asserts that the database has exactly the answers of a persona.
import { allDataPoints } from '@loan/domain/data-points/allDataPoints'
import { readAtPath } from '@loan/domain/lead/answers'
import { expect } from '@playwright/test'
import { buildApplication, getEmail, type ProductPersona, getProduct } from '../personas/persona.ts'
import type { TestServer } from '../setup/server.ts'

type Lead = Awaited<ReturnType<TestServer['readLeads']>>[number]

const readAnswers = (application: unknown): Record<string, unknown> =>
  Object.fromEntries(
    allDataPoints.flatMap(({ path }) => {
      const value = readAtPath(application, path)
      return value === undefined ? [] : [[path, value]]
    }),
  )

/** Reads the only lead of this applicant. Throws where there is none or more than one. */
export const requireSingleLead = async (server: TestServer, persona: ProductPersona): Promise<Lead> => {
  const leads = await server.readLeads(getEmail(persona))
  expect(leads, 'leads of this applicant').toHaveLength(1)
  const [lead] = leads
  if (lead === undefined) throw new Error('No lead')
  return lead
}

/** Asserts that the applicant has one lead, with these answers and no others. Resolves with the lead. */
export const expectStoredAnswers = async (server: TestServer, persona: ProductPersona): Promise<Lead> => {
  const lead = await requireSingleLead(server, persona)
  expect(readAnswers(lead.application)).toEqual(readAnswers(buildApplication(persona)))
  expect(readAtPath(lead.application, 'periodScale')).toBe(getProduct(persona).period.scale)
  const records = readAtPath(lead.application, 'policies')
  expect(Array.isArray(records) ? records.length : 0, 'consent records').toBe(getProduct(persona).policies.length)
  return lead
}
