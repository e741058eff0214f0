// Renders a journey map as SVG: a box with a link for each node and a line for each edge.
import type { When } from '@loan/domain/data-points/when'
import { html, type Html } from '../../server/src/http/html.ts'
import type { JourneyMap, MapEdge, MapNode, NodeId } from './journeyMap.ts'
import { layOutMap, nodeSize, type PlacedNode } from './layOutMap.ts'

const margin = 24

const colours: Readonly<Record<MapNode['kind'], string>> = {
  page: '#ffffff',
  review: '#fff3c4',
  checking: '#d9e8ff',
  step: '#eef4ff',
  outcome: '#dff3e1',
}

const describeWhen = (when: When): string =>
  when.map(({ path, isOneOf }) => `${path.replace(/^.*\./u, '')}: ${isOneOf.map(String).join(', ')}`).join('; or ')

/** Tooltip of a box: the answers that make a page apply, and the lenders that lead to a state. */
const explain = ({ when, lenders }: MapNode): string =>
  [...(when === undefined ? [] : [describeWhen(when)]), ...(lenders.length === 0 ? [] : [lenders.join(', ')])].join(
    '; ',
  )

const shorten = (text: string): string => (text.length > 34 ? `${text.slice(0, 33)}…` : text)

const box = (node: PlacedNode, address: string): Html => {
  const explained = explain(node)
  return html`<a href="${address}"
    ><g transform="translate(${node.x} ${node.y})" data-node="${node.id}">
      <title>${explained === '' ? node.id : explained}</title>
      <rect
        width="${nodeSize.width}"
        height="${nodeSize.height}"
        rx="6"
        fill="${colours[node.kind]}"
        stroke="#5b6470"
      />
      <text x="10" y="18" font-size="13" fill="#0b5394">${node.id.replace(/^\w+:/u, '')}</text>
      <text x="10" y="35" font-size="11" fill="#444b55">${shorten(explained)}</text>
    </g></a
  >`
}

/** Straight down between adjacent boxes of a column, curved around skipped boxes, horizontal between columns. */
const pathOf = (from: PlacedNode, to: PlacedNode): string => {
  const { width, height } = nodeSize
  const middle = height / 2
  if (from.x === to.x && to.y > from.y && to.y - from.y <= height * 2) {
    return `M${from.x + 24} ${from.y + height} L${to.x + 24} ${to.y}`
  }
  if (from.x === to.x) {
    const bend = from.x - Math.min(60, 12 + Math.abs(to.y - from.y) / 20)
    return `M${from.x} ${from.y + middle} C${bend} ${from.y + middle} ${bend} ${to.y + middle} ${to.x} ${to.y + middle}`
  }
  const isRight = to.x > from.x
  const start = isRight ? from.x + width : from.x
  const end = isRight ? to.x : to.x + width
  const bend = (start + end) / 2
  // Offset the two directions vertically, so that their lines do not overlap.
  const lower = isRight ? -5 : 5
  return `M${start} ${from.y + middle + lower} C${bend} ${from.y + middle + lower} ${bend} ${to.y + middle + lower} ${end} ${to.y + middle + lower}`
}

const line = ({ from, to }: MapEdge, nodes: ReadonlyMap<NodeId, PlacedNode>): readonly Html[] => {
  const [start, end] = [nodes.get(from), nodes.get(to)]
  if (start === undefined || end === undefined) return []
  return [
    html`<path
      d="${pathOf(start, end)}"
      data-edge="${from} ${to}"
      fill="none"
      stroke="#8a919c"
      marker-end="url(#tip)"
    />`,
  ]
}

/** `addressOf` returns the URL that the box of a node links to. */
export const drawMap = (map: JourneyMap, name: string, addressOf: (id: NodeId) => string): Html => {
  const { nodes, width, height } = layOutMap(map)
  const all = [...nodes.values()]
  const size = { width: width + 4 * margin, height: height + 2 * margin }
  return html`<svg
    xmlns="http://www.w3.org/2000/svg"
    width="${size.width}"
    height="${size.height}"
    viewBox="${-3 * margin} ${-margin} ${size.width} ${size.height}"
    role="group"
    aria-label="Journey of ${name}"
    font-family="system-ui, sans-serif"
  >
    <defs>
      <marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">
        <path d="M0 0 L8 4 L0 8 z" fill="#5b6470" />
      </marker>
    </defs>
    ${map.edges.flatMap((edge) => line(edge, nodes))} ${all.map((node) => box(node, addressOf(node.id)))}
  </svg>`
}
