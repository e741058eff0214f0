// Sends the pages for engineers and operators: one navigation, one style, and one small script that copies codes and
// keeps the list current.
import type { FastifyReply } from 'fastify'
import { buildPage, html, type Html } from './html.ts'
import { buildToolPolicy } from './securityPolicy.ts'

const links = [
  { path: '/', label: 'Products' },
  { path: '/sandbox', label: 'Sent messages' },
  { path: '/sandbox/leads', label: 'Open leads' },
  { path: '/docs', label: 'API' },
] as const

type ToolPath = (typeof links)[number]['path']

const pollMs = 5000

/**
 * Replaces only the items that changed, and never an item that has the focus. Does not poll while the page is hidden.
 */
const script = `
document.addEventListener('click', function (event) {
  var button = event.target.closest('[data-copy]')
  if (button) navigator.clipboard.writeText(button.dataset.copy).then(function () { button.textContent = 'Copied' })
})
var list = document.querySelector('[data-live]')
function update(fresh) {
  var known = new Map(Array.from(list.children, function (item) { return [item.id, item] }))
  var position = list.firstElementChild
  Array.from(fresh.children).forEach(function (item) {
    var old = known.get(item.id)
    known.delete(item.id)
    var keeps = old && (old.contains(document.activeElement) || old.outerHTML === item.outerHTML)
    if (keeps && old.contains(document.activeElement)) { position = old.nextElementSibling; return }
    var shown = keeps ? old : document.importNode(item, true)
    if (old && !keeps) { if (position === old) position = old.nextElementSibling; old.remove() }
    if (shown === position) position = position.nextElementSibling
    else list.insertBefore(shown, position)
  })
  known.forEach(function (old) { if (!old.contains(document.activeElement)) old.remove() })
}
function poll() {
  if (document.hidden) return
  fetch(location.href).then(function (reply) { return reply.ok ? reply.text() : null }).then(function (text) {
    var fresh = text && new DOMParser().parseFromString(text, 'text/html').querySelector('[data-live]')
    if (fresh) update(fresh)
  }).catch(function () {})
}
if (list) { setInterval(poll, ${pollMs}); document.addEventListener('visibilitychange', poll) }
`

const buildLink = ({ path, label }: (typeof links)[number], current: ToolPath): Html =>
  path === current
    ? html`<li><a href="${path}" aria-current="page">${label}</a></li>`
    : html`<li><a href="${path}">${label}</a></li>`

const buildNavigation = (current: ToolPath): Html =>
  html`<header>
    <nav aria-label="Tools">
      <ul>
        ${links.map((link) => buildLink(link, current))}
      </ul>
    </nav>
  </header>`

type ToolPage = { readonly path: ToolPath; readonly title: string; readonly body: Html }

const buildToolPage = ({ path, title, body }: ToolPage): string =>
  buildPage(title, body, { script, header: buildNavigation(path) })

const toolPolicy = buildToolPolicy(buildToolPage({ path: '/', title: '', body: html`` }))

export const sendToolPage = (reply: FastifyReply, page: ToolPage): FastifyReply =>
  reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': toolPolicy })
    .type('text/html; charset=utf-8')
    .send(buildToolPage(page))
