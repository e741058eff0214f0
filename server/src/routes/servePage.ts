// The built page (web) as static files: the first page, a shell for the others, a bare one for resume links.
// Knows the files' names alone.
import fastifyStatic from '@fastify/static'
import { vendorMetaName } from '@loan/domain/tracking/vendorMeta'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { forEver, publicFileHeaders } from '../http/headers.ts'
import type { Config } from '../config/config.ts'
import { readDocuments, sendDocument } from './pageDocuments.ts'
import { shellFiles } from './pageFolders.ts'

/**
 * What changes its address with its content (a hash in the name, a version of texts or of the hosts' script) may be
 * kept for ever.
 */
const cacheControlOf = (address: string): string =>
  /^\/assets\/|^\/locales\/[^?]*\?v=\w|^\/embed-\d+\.\d+\.\d+\.js$/u.test(address) ? forEver : 'no-cache'

const hasExtension = (path: string): boolean => /\.[a-z0-9]+$/iu.test(path)

/** What `servePage` sends files with; once for each server. */
export const openFiles = async (app: FastifyInstance, root: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply) => {
      reply.setHeader('vary', 'accept-encoding')
    },
  })
}

type ServedPage = {
  readonly webDir: string
  /** Any path, whatever it was built for. */
  readonly basePath: string
  /** Runs before all others. */
  readonly script?: string
}

/** One product's page under its path; its build is complete (pageFolders.ts). */
export const servePage = (
  app: FastifyInstance,
  { webDir, basePath, script }: ServedPage,
  { embedders, vendors }: Pick<Config, 'embedders' | 'vendors'>,
): void => {
  app.get(basePath, (_request, reply) => reply.redirect(`${basePath}/`, 301))
  // Beside the page there are documents of their own: terms, privacy ...
  const documents = readDocuments(webDir, {
    basePath,
    meta: {
      embedders: embedders.join(' '),
      [vendorMetaName]: Object.keys(vendors).length === 0 ? '' : JSON.stringify(vendors),
    },
    ...(script !== undefined && { script }),
    embedders,
    vendors,
  })

  const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const send = (file: string): FastifyReply => {
      const document = documents.get(file)
      if (document === undefined) throw new Error(`There is no ${file}`)
      // A policy that names who may frame says more, and what says less would contradict it.
      if (embedders.length > 0) reply.removeHeader('x-frame-options')
      return sendDocument(request, reply, document)
    }
    const address = request.url.slice(basePath.length)
    const path = address.replace(/[?#].*$/u, '')
    if (path === '/') return send(shellFiles.first)
    // A missing file is 404, never a page: a browser would take the page for a script.
    if (hasExtension(path) || path.startsWith('/assets/') || path.startsWith('/locales/')) {
      return reply
        .headers({ ...publicFileHeaders, 'cache-control': cacheControlOf(address) })
        .sendFile(path.slice(1), webDir)
    }
    const own = `${path.slice(1)}.html`
    if (documents.has(own)) return send(own)
    return send(path.startsWith('/continue/') ? shellFiles.resume : shellFiles.other)
  }
  app.route({ method: ['GET', 'HEAD'], url: `${basePath}/*`, handler: answer })
}
