// The built documents as they are sent: with what this server alone knows written into their heads, squeezed, and with
// the policy that fits their very bytes. Read once at start.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { buildPagePolicy, type PolicyParts } from '../http/securityPolicy.ts'

export type PageSettings = Pick<PolicyParts, 'embedders' | 'vendors'> & {
  /** Names and contents of meta elements for the page's own script; an empty content writes none. */
  readonly meta: Readonly<Record<string, string>>
  /** Where the page stands: addresses in the documents follow, whatever path it was built for. */
  readonly basePath: string
  /** The first script of the page, where there is one. */
  readonly script?: string
}

type PageDocument = {
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>
}

export type PageDocuments = ReadonlyMap<string, PageDocument>

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Only the application reads it: plain documents have no such place. */
const place = '<meta name="base-path"'

const withElements = (document: string, { meta, script }: Pick<PageSettings, 'meta' | 'script'>): string => {
  const elements = Object.entries(meta)
    .filter(([, content]) => content !== '')
    .map(([name, content]) => `<meta name="${name}" content="${escapeAttribute(content)}">`)
  const first = script === undefined ? '' : `<script>${script}</script>`
  return document.replace(place, () => `${elements.join('')}${first}${place}`)
}

/** The path a page was built for; null where its documents do not say. */
const builtPathOf = (webDir: string): string | null =>
  /<meta name="base-path" content="(?<path>[^"]*)"/u.exec(readFileSync(join(webDir, 'index.html'), 'utf8'))?.groups?.[
    'path'
  ] ?? null

/** Only attributes hold addresses: scripts and texts find theirs by the path in the head. */
const movedTo = (document: string, from: string | null, to: string): string =>
  from === null || from === to
    ? document
    : document.replaceAll(/="(?<address>\/[^"]*)"/gu, (whole, address: string) =>
        address === from || address.startsWith(`${from}/`) ? `="${to}${address.slice(from.length)}"` : whole,
      )

type Move = { readonly from: string | null; readonly to: string }

const readDocument = (file: string, { from, to }: Move, settings: PageSettings): PageDocument => {
  const { embedders, vendors } = settings
  const built = readFileSync(file, 'utf8')
  const document = withElements(movedTo(built, from, to), settings)
  const identity = Buffer.from(document)
  /** What the build squeezed, where nothing was written in. */
  const squeeze = (extension: string, squeezeNow: (content: Buffer) => Buffer): Buffer =>
    document === built && existsSync(file + extension) ? readFileSync(file + extension) : squeezeNow(identity)
  return {
    headers: buildPagePolicy({ document, embedders, vendors }),
    etag: `W/"${createHash('sha256').update(document).digest('base64url').slice(0, 22)}"`,
    bodies: { identity, br: squeeze('.br', brotliCompressSync), gzip: squeeze('.gz', gzipSync) },
  }
}

/** By file name. */
export const readDocuments = (webDir: string, settings: PageSettings): PageDocuments =>
  new Map(
    readdirSync(webDir)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [
        file,
        readDocument(join(webDir, file), { from: builtPathOf(webDir), to: settings.basePath }, settings),
      ]),
  )

const encodingFor = (accepted: string): 'br' | 'gzip' | 'identity' => {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/u.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/u.test(accepted) ? 'gzip' : 'identity'
}

export const sendDocument = (
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, etag, bodies }: PageDocument,
): FastifyReply => {
  reply.headers({ ...headers, etag, vary: 'accept-encoding', 'cache-control': 'no-cache' })
  if (request.headers['if-none-match']?.includes(etag) === true) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(bodies[encoding])
}
