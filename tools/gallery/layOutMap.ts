// Computes the position of each node of a journey map in pixels: unconditional pages in the first column, conditional
// pages in the second, then checking, lender steps and outcomes.
import type { JourneyMap, MapNode, NodeId } from './journeyMap.ts'

export const nodeSize = { width: 220, height: 44 } as const

const gap = { column: 300, row: 64 } as const

export type PlacedNode = MapNode & { readonly x: number; readonly y: number }

export type Layout = {
  readonly nodes: ReadonlyMap<NodeId, PlacedNode>
  readonly width: number
  readonly height: number
}

const columnOf = ({ kind, when }: MapNode): number => {
  switch (kind) {
    case 'page':
      return when === undefined ? 0 : 1
    case 'review':
      return 0
    case 'checking':
      return 2
    case 'step':
      return 3
    case 'outcome':
      return 4
  }
}

/** Pages and the review share the rows of two columns. Each other column starts at the top; checking is centred. */
export const layOutMap = ({ nodes }: JourneyMap): Layout => {
  const chain = nodes.filter((node) => columnOf(node) <= 1)
  const steps = nodes.filter(({ kind }) => kind === 'step')
  const outcomes = nodes.filter(({ kind }) => kind === 'outcome')
  const rowOf = (node: MapNode): number => {
    const column = columnOf(node)
    if (column <= 1) return chain.indexOf(node)
    if (column === 2) return Math.floor(steps.length / 2)
    return column === 3 ? steps.indexOf(node) : outcomes.indexOf(node) * 2
  }
  const placed = nodes.map((node) => ({ ...node, x: columnOf(node) * gap.column, y: rowOf(node) * gap.row }))
  return {
    nodes: new Map(placed.map((node) => [node.id, node])),
    width: Math.max(...placed.map(({ x }) => x)) + nodeSize.width,
    height: Math.max(...placed.map(({ y }) => y)) + nodeSize.height,
  }
}
