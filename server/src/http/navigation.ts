// Builds the navigation of the server's own pages.
import { html, type Html } from '../lib/html.ts'

type NavigationLink = { readonly path: string; readonly label: string }

const buildLink = ({ path, label }: NavigationLink, current: string): Html =>
  path === current
    ? html`<li><a href="${path}" aria-current="page">${label}</a></li>`
    : html`<li><a href="${path}">${label}</a></li>`

/** Marks the link whose path is `current`. */
export const buildNavigation = (name: string, links: readonly NavigationLink[], current: string): Html =>
  html`<nav aria-label="${name}">
    <ul>
      ${links.map((link) => buildLink(link, current))}
    </ul>
  </nav>`
