// The environment of a command: `.env` where there is one (what is already set wins), parsed by the server's own table.
import { existsSync } from 'node:fs'
import { type Config, parseConfig } from '../../server/src/config.ts'
import { fromRoot } from './root.ts'

/** Throws with one line that names a bad variable and what it should be. */
export const readEnvironment = (): Config => {
  const file = fromRoot('.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return parseConfig(process.env)
}
