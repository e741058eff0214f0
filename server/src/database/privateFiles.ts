// The files of PGlite, for the user of the server alone. PGlite sets the mode of each file it creates to 0666 or 0644,
// whatever the umask.
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Options = Parameters<NodeFS['init']>[1]

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Takes the rights of others out of every mode that the file system is told to set. */
const restrictModes = (module: unknown): void => {
  const system = isRecord(module) ? module['NODEFS'] : undefined
  const operations = isRecord(system) ? system['node_ops'] : undefined
  const setAttributes = isRecord(operations) ? operations['setattr'] : undefined
  if (!isRecord(operations) || typeof setAttributes !== 'function') {
    throw new Error('This PGlite has another file system: the modes of its files cannot be restricted')
  }
  operations['setattr'] = (node: unknown, attributes: unknown): void => {
    const restricted =
      isRecord(attributes) && typeof attributes['mode'] === 'number'
        ? { ...attributes, mode: attributes['mode'] & ~0o077 }
        : attributes
    Reflect.apply(setAttributes, operations, [node, restricted])
  }
}

export class PrivateFiles extends NodeFS {
  override async init(pg: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = [...(emscriptenOpts.preRun ?? []), restrictModes]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}
