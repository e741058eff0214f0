// Reads leads from the database of a test server. For tests only.
import { eq, sql } from 'drizzle-orm'
import { leads } from '../database/schema.ts'
import type { TestServer } from './testServer.ts'

export const countLeads = async ({ storage }: TestServer, sessionId: string): Promise<number> => {
  const rows = await storage.database
    .select({ id: leads.id })
    .from(leads)
    .where(sql`application->>'sessionId' = ${sessionId}`)
  return rows.length
}

/** Undefined without the lead. */
export const readStoredApplication = async ({ storage }: TestServer, id: string): Promise<unknown> => {
  const [row] = await storage.database.select().from(leads).where(eq(leads.id, id))
  return row?.application
}
