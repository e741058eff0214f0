// Vitest's global set-up for tests that start servers as processes. Builds the server once, because it starts in half
// of the time of its sources.
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildServer } from '../build/buildServer.ts'
import { fromRoot } from '../process/root.ts'

/** Sets TEST_SERVER_FILE. Returns the function that deletes the build. */
export const setup = async (): Promise<() => void> => {
  // Below the root, so that the build finds the npm packages.
  const folder = fromRoot('test-results', `server-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  await buildServer(folder)
  process.env['TEST_SERVER_FILE'] = path.join(folder, 'main.js')
  return () => rmSync(folder, { recursive: true, force: true })
}
