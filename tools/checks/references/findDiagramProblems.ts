// Compares the Mermaid diagrams of a document with the imports: two boxes that name files are connected by an import,
// or their edge says what connects them instead. Reports a box or an edge that it cannot read.
import type { Module } from '../imports/moduleGraph.ts'

/** Connections without an import, as the label of an edge names them. */
const otherConnection = /\b(?:HTTP|AppContext)\b/u

const node = /(?<id>\w+)\[\(?"(?<label>[^"]*)"\)?\]/gu
const edge = /^\s*(?<from>\w+) --> ?(?:\|"?(?<label>[^|"]*)"?\|)? ?(?<to>\w+)$/u
/** A line of an edge in any notation of Mermaid: `---`, `==>`, `-.->`, `~~~`. */
const anyEdge = /--|==|-\.|~~~/u
const classOfNode = /:::\w+/gu
const fileName = /(?<name>(?:web|domain|server)\/src\/[\w/.-]+\.tsx?)/u

const listImports = (modules: readonly Module[]): ReadonlySet<string> =>
  new Set(modules.flatMap(({ file, imports }) => imports.map(({ target }) => `${file} ${target ?? ''}`)))

const findInDiagram = (diagram: string, imports: ReadonlySet<string>): readonly string[] => {
  const files = new Map(
    [...diagram.matchAll(node)].map(({ groups }) => [
      groups?.['id'] ?? '',
      fileName.exec(groups?.['label'] ?? '')?.groups?.['name'],
    ]),
  )
  const namesFiles = fileName.test(diagram)
  return diagram.split('\n').flatMap((line) => {
    const short = line.replaceAll(node, '$<id>').replaceAll(classOfNode, '')
    const found = edge.exec(short)?.groups
    if (found === undefined) {
      const isUnreadable = namesFiles && (anyEdge.test(short) || fileName.test(short))
      return isUnreadable ? [`the diagram has a line that the check cannot read: ${line.trim()}`] : []
    }
    const { from = '', to = '', label = '' } = found
    const [one, other] = [files.get(from), files.get(to)]
    if (one === undefined || other === undefined || otherConnection.test(label)) return []
    return imports.has(`${one} ${other}`) || imports.has(`${other} ${one}`)
      ? []
      : [`the diagram connects ${one} and ${other}, but neither imports the other`]
  })
}

export const findDiagramProblems = (document: string, modules: readonly Module[]): readonly string[] => {
  const imports = listImports(modules)
  return [...document.matchAll(/```mermaid\n(?<diagram>.*?)```/gsu)].flatMap(({ groups }) =>
    findInDiagram(groups?.['diagram'] ?? '', imports),
  )
}
