// Compares the Mermaid diagrams of a document with the imports: two boxes that name files are connected by an import, or
// their edge says what connects them instead.
import type { Module } from '../imports/moduleGraph.ts'

/** Connections without an import, as the label of an edge names them. */
const otherConnection = /\b(?:HTTP|AppContext)\b/u

const node = /(?<id>\w+)\[\(?"(?<label>[^"]*)"\)?\]/gu
const edge = /^\s*(?<from>\w+) --> ?(?:\|"?(?<label>[^|"]*)"?\|)? ?(?<to>\w+)$/u
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
  return diagram.split('\n').flatMap((line) => {
    const { from = '', to = '', label = '' } = edge.exec(line.replaceAll(node, '$<id>'))?.groups ?? {}
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
