// Migrations that the check rejects, and those that it accepts.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { fromRoot, root } from '../../process/root.ts'
import { migrations } from '../migrations.ts'
import { findBlockingStatements } from './findBlockingStatements.ts'
import { findUndeclaredChanges } from './findUndeclaredChanges.ts'

const folder = mkdtempSync(path.join(fromRoot('node_modules'), '.migrations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const expand = '-- Compatibility: expand\n'
const contract = '-- Compatibility: contract, oldest 0005_outbox_traceparent\n'

const find = async (source: string): Promise<readonly string[]> => {
  const file = path.join(path.relative(root, folder), '0006_change.sql')
  writeFileSync(fromRoot(file), source)
  return [...findUndeclaredChanges({ file, source }), ...(await findBlockingStatements([{ file, source }]))]
}

describe('the check of migrations', () => {
  it.each([
    ['ALTER TABLE "leads" ADD COLUMN "note" text;', /the first line should be "-- Compatibility: expand"/u],
    ['-- Compatibility: expand, almost\nSELECT 1;', /the first line should be/u],
    ['-- Compatibility: contract, oldest 0006_change\nSELECT 1;', /the first line should be/u],
    [`${expand}ALTER TABLE "leads" DROP COLUMN "state";`, /no "expand": ALTER TABLE "leads" DROP COLUMN/u],
    [`${expand}ALTER TABLE "leads" RENAME COLUMN "state" TO "step";`, /no "expand": .* RENAME COLUMN/u],
    [`${expand}ALTER TABLE "leads" ADD COLUMN "note" text NOT NULL;`, /:2 adding-required-field/u],
    [`${expand}ALTER TABLE "leads" ALTER COLUMN "journey" SET NOT NULL;`, /:2 adding-not-nullable-field/u],
    [`${expand}ALTER TABLE "leads" ALTER COLUMN "revision" SET DATA TYPE bigint;`, /:2 changing-column-type/u],
    [`${expand}ALTER TABLE "leads" ADD CONSTRAINT "c" CHECK (revision > 0) NOT VALID;`, /no "expand": .* CONSTRAINT/u],
    [`${expand}CREATE INDEX "i" ON "leads" ("product");`, /:2 require-concurrent-index-creation/u],
    [`${contract}CREATE INDEX "i" ON "leads" ("product");`, /:2 require-concurrent-index-creation/u],
    [
      `${expand}ALTER TABLE "leads" ADD COLUMN "note" text;--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "i" ON "leads" ("note");`,
      /put them in a migration of their own/u,
    ],
  ])('rejects %j', async (source, finding) => {
    expect((await find(source)).join('\n')).toMatch(finding)
  })

  it.each([
    `${expand}ALTER TABLE "leads" ADD COLUMN "note" text;`,
    `${expand}ALTER TABLE "leads" ADD COLUMN "count" integer DEFAULT 0 NOT NULL;`,
    `${expand}CREATE INDEX CONCURRENTLY "i" ON "leads" USING btree ("product");`,
    `${expand}CREATE TABLE "notes" ("id" uuid PRIMARY KEY NOT NULL, "status" text DEFAULT 'dropped' NOT NULL);
--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_leads" FOREIGN KEY ("id") REFERENCES "public"."leads"("id");
--> statement-breakpoint
CREATE INDEX "notes_status" ON "notes" USING btree ("status");`,
    `${contract}ALTER TABLE "leads" DROP COLUMN "state";`,
    `${contract}ALTER TABLE "leads" ADD CONSTRAINT "c" CHECK (revision > 0) NOT VALID;`,
  ])('accepts %j', async (source) => {
    expect(await find(source)).toEqual([])
  })

  it('passes for the migrations of the project', async () => {
    expect(await migrations.run()).toMatchObject({ passed: true, output: '' })
  })
})
