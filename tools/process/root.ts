// The root folder of the project. Tools resolve paths from here, independent of the current working directory.
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))

/** Converts a path relative to the root of the project to an absolute path. */
export const fromRoot = (...segments: readonly string[]): string => path.join(root, ...segments)
