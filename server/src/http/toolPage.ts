// Sends the pages for engineers and operators: one navigation, one style, and one small script that copies codes and
// keeps the list current.
import type { FastifyReply } from 'fastify'
import { buildPage, html, type Html } from './html.ts'
import { buildToolPolicy } from './securityPolicy.ts'
import { toolScript } from './toolScript.ts'

const links = [
  { path: '/', label: 'Products' },
  { path: '/sandbox', label: 'Sent messages' },
  { path: '/sandbox/leads', label: 'Open leads' },
  { path: '/docs', label: 'API' },
] as const

type ToolPath = (typeof links)[number]['path']

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
  buildPage(title, body, { script: toolScript, header: buildNavigation(path) })

const toolPolicy = buildToolPolicy(buildToolPage({ path: '/', title: '', body: html`` }))

export const sendToolPage = (reply: FastifyReply, page: ToolPage): FastifyReply =>
  reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': toolPolicy })
    .type('text/html; charset=utf-8')
    .send(buildToolPage(page))
