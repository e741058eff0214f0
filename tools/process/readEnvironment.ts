// Parses the environment of a command, including `.env`, with the configuration schema of the server.
import { type Config, parseConfig } from '../../server/src/config/config.ts'

/** Throws with one line that names the invalid variable and its expected form. */
export const readEnvironment = (): Config => parseConfig(process.env)
