// Restricts the files of PGlite to the server's user. PGlite sets the mode of each new file to 0666 or 0644, regardless
// of the umask.
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { isRecord } from '@loan/domain/records'

type Options = Parameters<NodeFS['init']>[1]

/** Removes the rights of group and others from every mode that PGlite sets. */
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
