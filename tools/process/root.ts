// The folder of the whole project; every tool works from here, whatever folder it was called from.
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))

/** An absolute path from one relative to the project's folder. */
export const fromRoot = (...parts: readonly string[]): string => path.join(root, ...parts)
