// Builds the journey map of a product as a list with links, for the pages of the gallery. docs/maps has the drawing.
import { html, type Html } from '../../server/src/http/html.ts'
import { describeNode, type JourneyMap, type MapNode, type NodeId, nameOfNode } from './journeyMap.ts'

const row = (node: MapNode, { edges }: JourneyMap, addressOf: (id: NodeId) => string): Html => {
  const targets = edges.filter(({ from }) => from === node.id).map(({ to }) => to)
  return html`<tr id="${node.id}" data-node="${node.id}">
    <th scope="row"><a href="${addressOf(node.id)}">${nameOfNode(node.id)}</a></th>
    <td>${node.kind}</td>
    <td>${describeNode(node)}</td>
    <td>${targets.map((to) => html`<a href="#${to}" data-edge="${node.id} ${to}">${nameOfNode(to)}</a>`)}</td>
  </tr>`
}

/** `addressOf` returns the URL that the name of a node links to. */
export const buildMapList = (map: JourneyMap, addressOf: (id: NodeId) => string): Html =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">Page or state</th>
        <th scope="col">Kind</th>
        <th scope="col">Condition or lenders</th>
        <th scope="col">Leads to</th>
      </tr>
    </thead>
    <tbody>
      ${map.nodes.map((node) => row(node, map, addressOf))}
    </tbody>
  </table>`
