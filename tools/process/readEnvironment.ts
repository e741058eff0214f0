// The environment of a command (with `.env`, where there is one), parsed by the server's own table of variables.
import { type Config, parseConfig } from '../../server/src/config/config.ts'

/** Throws with one line that names a bad variable and what it should be. */
export const readEnvironment = (): Config => parseConfig(process.env)
