// Parses the samples of the CPU profile in a trace, and names the file of each function.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { ProfiledFunction } from './phases.ts'
import type { TraceEvent } from './readTrace.ts'

const nodeSchema = v.object({
  id: v.number(),
  parent: v.optional(v.number()),
  callFrame: v.object({
    functionName: v.string(),
    url: v.optional(v.string(), ''),
    lineNumber: v.optional(v.number(), 0),
  }),
})
type ProfileNode = v.InferOutput<typeof nodeSchema>

const startSchema = v.object({ data: v.object({ startTime: v.number() }) })
const chunkSchema = v.object({
  data: v.object({
    cpuProfile: v.optional(
      v.object({ nodes: v.optional(v.array(nodeSchema), []), samples: v.optional(v.array(v.number()), []) }),
      {},
    ),
    timeDeltas: v.optional(v.array(v.number()), []),
  }),
})

export type Sample = {
  /** Microseconds, on the clock of the trace. */
  readonly at: number
  /** The time until the next sample. */
  readonly durationUs: number
  /** The innermost function first; empty while the page runs no script. */
  readonly stack: readonly ProfiledFunction[]
}

/** The file of each line of a chunk that is not minified, in which a comment starts the text of each file. */
const listFilesOfLines = (code: string): readonly string[] => {
  let file = ''
  return code.split('\n').map((line) => {
    file = /^\/\/ (?<file>[\w@./-]+\.(?:tsx?|[cm]?js))$/.exec(line)?.groups?.['file'] ?? file
    return file
  })
}

const createNaming = (folder: string, basePath: string) => {
  const files = new Map<string, readonly string[]>()
  const readFiles = (url: string): readonly string[] => {
    const pathname = URL.canParse(url) ? new URL(url).pathname : ''
    if (!pathname.startsWith(`${basePath}/`) || !pathname.endsWith('.js')) return []
    const read =
      files.get(url) ?? listFilesOfLines(readFileSync(path.join(folder, pathname.slice(basePath.length)), 'utf8'))
    files.set(url, read)
    return read
  }
  return ({ callFrame: { functionName, url, lineNumber } }: ProfileNode): ProfiledFunction => ({
    name: functionName,
    file: readFiles(url)[lineNumber] ?? '',
  })
}

const pseudoFunctions = new Set(['(root)', '(program)', '(idle)'])

export type ProfileOptions = {
  /** The built page, not minified. */
  readonly folder: string
  readonly basePath: string
}

/** Chunks arrive in order; each one has the nodes that are new in it. */
export const readProfile = (events: readonly TraceEvent[], { folder, basePath }: ProfileOptions): readonly Sample[] => {
  const toFunction = createNaming(folder, basePath)
  const start = events.find(({ name }) => name === 'Profile')
  if (start === undefined) throw new Error('The trace has no CPU profile')
  const nodes = new Map<number, ProfileNode>()
  const functions = new Map<number, ProfiledFunction>()
  const listStack = (id: number | undefined): readonly ProfiledFunction[] => {
    const node = id === undefined ? undefined : nodes.get(id)
    if (id === undefined || node === undefined || pseudoFunctions.has(node.callFrame.functionName)) return []
    const called = functions.get(id) ?? toFunction(node)
    functions.set(id, called)
    return [called, ...listStack(node.parent)]
  }
  let at = v.parse(startSchema, start.args).data.startTime
  const samples: { at: number; node: number }[] = []
  for (const { name, args } of events) {
    if (name !== 'ProfileChunk') continue
    const { data } = v.parse(chunkSchema, args)
    for (const node of data.cpuProfile.nodes ?? []) nodes.set(node.id, node)
    for (const [index, node] of (data.cpuProfile.samples ?? []).entries()) {
      at += data.timeDeltas[index] ?? 0
      samples.push({ at, node })
    }
  }
  return samples.map((sample, index) => ({
    at: sample.at,
    durationUs: Math.max(0, (samples[index + 1]?.at ?? sample.at) - sample.at),
    stack: listStack(sample.node),
  }))
}
