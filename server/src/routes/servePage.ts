// Serves the built page (web) as static files: one document for the first page, one for resume links, and a shell for
// the other paths.
import fastifyStatic from '@fastify/static'
import { vendorMetaName } from '@loan/domain/tracking/vendorMeta'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { immutableCacheControl, publicFileHeaders } from '../http/headers.ts'
import { buildPreviewPolicy } from '../http/securityPolicy.ts'
import type { Config } from '../config/config.ts'
import { readDocuments, sendDocument } from './pageDocuments.ts'
import { shellFiles } from './pageFolders.ts'

/**
 * A file whose path changes with its content is cached as immutable: one below `assets`, which has a hash in its name
 * or its folder, or a version of the embed script.
 */
const resolveCacheControl = (path: string): string =>
  /^\/assets\/|^\/embed-\d+\.\d+\.\d+\.js$/u.test(path) ? immutableCacheControl : 'no-cache'

/** Also their compressed copies. */
const documentFile = /\.html(?:\.\w+)?$/u

const hasExtension = (path: string): boolean => /\.[a-z0-9]+$/iu.test(path)

/** Registers the plugin that `servePage` sends files with. Call it once for each server. */
export const registerStaticFiles = async (app: FastifyInstance, root: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    // The files are small, and a range that cannot be satisfied would need an error of its own.
    acceptRanges: false,
    setHeaders: (reply) => {
      reply.setHeader('vary', 'accept-encoding')
    },
  })
}

type ServedPage = {
  readonly webDir: string
  /** The path of the page; it can differ from the path of the build. */
  readonly basePath: string
  /** An inline script that runs before all others. */
  readonly script?: string
  /** The path of a copy of the first page without scripts, for a frame in the server's own pages. */
  readonly previewPath?: string
}

/**
 * Serves a copy of a document without its scripts, so that the preview contacts no third party and reports no page
 * load. Does nothing when the build has no such document.
 */
const registerPreview = (app: FastifyInstance, path: string, document: Buffer | undefined): void => {
  if (document === undefined) return
  const page = document
    .toString()
    .replaceAll(
      /<(?<name>script|noscript)\b[\s\S]*?<\/\k<name>>|<link rel="(?:modulepreload|prefetch|preload" as="fetch)"[^>]*>/gu,
      '',
    )
  const policy = buildPreviewPolicy(page)
  app.get(path, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN' })
      .type('text/html; charset=utf-8')
      .send(page),
  )
}

/** Serves one product's page under its path. `assertPagesBuilt` must have validated the build. */
export const servePage = (
  app: FastifyInstance,
  { webDir, basePath, script, previewPath }: ServedPage,
  { embedders, vendors, finishedLeadDays }: Pick<Config, 'embedders' | 'vendors' | 'finishedLeadDays'>,
): void => {
  app.get(basePath, (_request, reply) => reply.redirect(`${basePath}/`, 301))
  // Includes the separate documents, such as terms and privacy.
  const documents = readDocuments(webDir, {
    basePath,
    finishedLeadDays,
    meta: {
      embedders: embedders.join(' '),
      [vendorMetaName]: Object.keys(vendors).length === 0 ? '' : JSON.stringify(vendors),
    },
    ...(script !== undefined && { script }),
    embedders,
    vendors,
  })

  if (previewPath !== undefined) registerPreview(app, previewPath, documents.get(shellFiles.first)?.bodies.identity)

  const handleRequest = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const send = (file: string): FastifyReply => {
      const document = documents.get(file)
      if (document === undefined) throw new Error(`There is no ${file}`)
      // `frame-ancestors` lists the embedders; `x-frame-options: DENY` would contradict it.
      if (embedders.length > 0) reply.removeHeader('x-frame-options')
      return sendDocument(request, reply, document)
    }
    const address = request.url.slice(basePath.length)
    const path = address.replace(/[?#].*$/u, '')
    if (path === '/') return send(shellFiles.first)
    if (documentFile.test(path)) {
      // The file of a document lacks the settings of the server and the policy of the page.
      const file = path.slice(1)
      if (!documents.has(file)) {
        reply.callNotFound()
        return reply
      }
      const name = file === shellFiles.first ? '' : file.replace(documentFile, '')
      return reply.redirect(`${basePath}/${name}${address.slice(path.length)}`, 301)
    }
    // A missing file returns 404 and not a page, because a browser would run the page as a script.
    if (hasExtension(path) || path.startsWith('/assets/')) {
      return reply
        .headers({ ...publicFileHeaders, 'cache-control': resolveCacheControl(path) })
        .sendFile(path.slice(1), webDir)
    }
    const documentName = `${path.slice(1)}.html`
    if (documents.has(documentName)) return send(documentName)
    return send(path.startsWith('/continue/') ? shellFiles.resume : shellFiles.other)
  }
  app.get(`${basePath}/*`, handleRequest)
}
