// Compares the Mermaid diagrams of a document with the imports. For an edge between two boxes that name files, one file
// imports the other, or the label of the edge says what connects them instead. Reports a line that it cannot read.
import type { Module } from '../imports/moduleGraph.ts'

/** Connections without an import, as the label of an edge names them. */
const otherConnection = /\b(?:HTTP|AppContext)\b/u

const node = /(?<id>\w+)\[\(?"(?<label>[^"]*)"\)?\]/gu
const edge = /^\s*(?<from>\w+) --> ?(?:\|"?(?<label>[^|"]*)"?\|)? ?(?<to>\w+)$/u
/** A line of an edge in any notation of Mermaid: `---`, `==>`, `-.->`, `~~~`. */
const anyEdge = /--|==|-\.|~~~/u
const classOfNode = /:::\w+/gu
const fileName = /(?<name>(?:web|domain|server)\/src\/[\w/.-]+\.tsx?)/u

/** Each as `importing file imported file`. */
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
    const withoutLabels = line.replaceAll(node, '$<id>').replaceAll(classOfNode, '')
    const found = edge.exec(withoutLabels)?.groups
    if (found === undefined) {
      const isUnreadable = namesFiles && (anyEdge.test(withoutLabels) || fileName.test(withoutLabels))
      return isUnreadable ? [`the diagram has a line that the check cannot read: ${line.trim()}`] : []
    }
    const { from = '', to = '', label = '' } = found
    const [start, end] = [files.get(from), files.get(to)]
    if (start === undefined || end === undefined || otherConnection.test(label)) return []
    return imports.has(`${start} ${end}`) || imports.has(`${end} ${start}`)
      ? []
      : [`the diagram connects ${start} and ${end}, but neither imports the other`]
  })
}

export const findDiagramProblems = (document: string, modules: readonly Module[]): readonly string[] => {
  const imports = listImports(modules)
  return [...document.matchAll(/```mermaid\n(?<diagram>.*?)```/gsu)].flatMap(({ groups }) =>
    findInDiagram(groups?.['diagram'] ?? '', imports),
  )
}
