// Parses a source file with the parser of Vite and traverses its syntax tree.
import { parseSync } from 'vite'
import { isRecord } from '../process/isRecord.ts'

export type SyntaxNode = Readonly<Record<string, unknown>> & { readonly type: string }

export const isSyntaxNode = (value: unknown): value is SyntaxNode =>
  isRecord(value) && typeof value['type'] === 'string'

/** Calls `onNode` for every node below a value, parents first. */
export const visitNodes = (value: unknown, onNode: (node: SyntaxNode) => void): void => {
  if (Array.isArray(value)) for (const child of value) visitNodes(child, onNode)
  else if (isRecord(value)) {
    if (isSyntaxNode(value)) onNode(value)
    for (const child of Object.values(value)) if (isRecord(child)) visitNodes(child, onNode)
  }
}

export const visitSource = (file: string, source: string, onNode: (node: SyntaxNode) => void): void =>
  visitNodes(parseSync(file, source).program, onNode)
