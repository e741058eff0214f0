// A copy of a built server with more migrations, as the next release has. For tests only.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

const journalSchema = v.looseObject({ entries: v.array(v.looseObject({ tag: v.string(), when: v.number() })) })

/** `migrations`: texts of SQL files by name, oldest first. Returns the file that starts the server. */
export const addMigrations = (
  serverFolder: string,
  folder: string,
  migrations: Readonly<Record<string, string>>,
): string => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(serverFolder, folder, { recursive: true })
  const journalFile = path.join(folder, 'migrations', 'meta', '_journal.json')
  const json: unknown = JSON.parse(readFileSync(journalFile, 'utf8'))
  const journal = v.parse(journalSchema, json)
  const newest = Math.max(...journal.entries.map(({ when }) => when))
  const added = Object.entries(migrations).map(([tag, text], index) => {
    writeFileSync(path.join(folder, 'migrations', `${tag}.sql`), text)
    return { tag, when: newest + 1 + index, idx: journal.entries.length + index, version: '7', breakpoints: true }
  })
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, ...added] }))
  return path.join(folder, 'main.js')
}
