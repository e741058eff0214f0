// Reads the built HTML documents once at start, adds the server's settings to their heads and texts, compresses them
// and builds the security policy of each.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { replaceFigures } from '@loan/domain/products/documentFigures'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { buildPagePolicy, type PolicyOptions } from '../http/securityPolicy.ts'

export type PageSettings = Pick<PolicyOptions, 'embedders' | 'vendors'> & {
  /** Names and contents of the meta elements for the page's script; an entry with empty content is omitted. */
  readonly meta: Readonly<Record<string, string>>
  /** The path of the page. URLs in the documents are rewritten to it from the path of the build. */
  readonly basePath: string
  /** Written into the privacy policies. */
  readonly finishedLeadDays: number
  /** An inline script that runs before all others. */
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

/** The insertion point. Only documents of the application have this element. */
const insertionPoint = '<meta name="base-path"'

const addHeadElements = (document: string, { meta, script }: Pick<PageSettings, 'meta' | 'script'>): string => {
  const elements = Object.entries(meta)
    .filter(([, content]) => content !== '')
    .map(([name, content]) => `<meta name="${name}" content="${escapeAttribute(content)}">`)
  const first = script === undefined ? '' : `<script>${script}</script>`
  return document.replace(insertionPoint, () => `${elements.join('')}${first}${insertionPoint}`)
}

/** Returns the path that a page was built for; null when its first document does not name it. */
const readBuiltPath = (webDir: string): string | null =>
  /<meta name="base-path" content="(?<path>[^"]*)"/u.exec(readFileSync(join(webDir, 'index.html'), 'utf8'))?.groups?.[
    'path'
  ] ?? null

/** Rewrites the URLs in attributes and styles only: scripts and texts build their URLs from the path in the head. */
const rewriteUrls = (document: string, from: string | null, to: string): string =>
  from === null || from === to
    ? document
    : document.replaceAll(/(?<start>="|\burl\()(?<address>\/[^")]*)/gu, (whole, start: string, address: string) =>
        address === from || address.startsWith(`${from}/`) ? `${start}${to}${address.slice(from.length)}` : whole,
      )

type PathChange = { readonly from: string | null; readonly to: string }

const readDocument = (file: string, { from, to }: PathChange, settings: PageSettings): PageDocument => {
  const { embedders, vendors, finishedLeadDays } = settings
  const built = readFileSync(file, 'utf8')
  const document = replaceFigures(addHeadElements(rewriteUrls(built, from, to), settings), { finishedLeadDays })
  const identity = Buffer.from(document)
  /** Uses the compressed file of the build when the document is unchanged. */
  const compress = (extension: string, compressNow: (content: Buffer) => Buffer): Buffer =>
    document === built && existsSync(file + extension) ? readFileSync(file + extension) : compressNow(identity)
  return {
    headers: buildPagePolicy({ document, embedders, vendors }),
    etag: `W/"${createHash('sha256').update(document).digest('base64url').slice(0, 22)}"`,
    bodies: { identity, br: compress('.br', brotliCompressSync), gzip: compress('.gz', gzipSync) },
  }
}

/** Returns the documents by file name. */
export const readDocuments = (webDir: string, settings: PageSettings): PageDocuments =>
  new Map(
    readdirSync(webDir)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [
        file,
        readDocument(join(webDir, file), { from: readBuiltPath(webDir), to: settings.basePath }, settings),
      ]),
  )

const chooseEncoding = (accepted: string): 'br' | 'gzip' | 'identity' => {
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
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(bodies[encoding])
}
