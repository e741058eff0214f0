// Sends the pages for engineers and operators: one navigation, one style, and one small script that copies codes and
// keeps the list current.
import type { FastifyReply } from 'fastify'
import { buildPage, html, type Html } from './html.ts'
import { buildNavigation } from './navigation.ts'
import { buildToolPolicy } from './securityPolicy.ts'
import { toolScript } from './toolScript.ts'

const links = [
  { path: '/', label: 'Products' },
  { path: '/sandbox', label: 'Sent messages' },
  { path: '/sandbox/leads', label: 'Open leads' },
  { path: '/docs', label: 'API' },
] as const

type ToolPath = (typeof links)[number]['path']

type ToolPage = { readonly path: ToolPath; readonly title: string; readonly body: Html }

export const buildToolHeader = (path: ToolPath): Html => html`<header>${buildNavigation('Tools', links, path)}</header>`

const buildToolPage = ({ path, title, body }: ToolPage): string =>
  buildPage(title, body, { script: toolScript, header: buildToolHeader(path) })

const toolPolicy = buildToolPolicy(buildToolPage({ path: '/', title: '', body: html`` }))

export const sendToolPage = (reply: FastifyReply, page: ToolPage): FastifyReply =>
  reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': toolPolicy })
    .type('text/html; charset=utf-8')
    .send(buildToolPage(page))
