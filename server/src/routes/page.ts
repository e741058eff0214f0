// The built page (web) as static files: the first page, a shell for the others, a bare one for resume links.
// Knows the files' names alone; without WEB_DIR the server is the API only.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../http/services.ts'

const shellFiles = { first: 'index.html', other: 'shell.html', resume: 'continue.html' } as const

const hashOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gu
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/gu

/** `'self'` and the hashes of what our own build wrote into the document, so that no other script or style counts. */
const sourcesOf = (document: string, inline: RegExp): string =>
  ["'self'", ...new Set([...document.matchAll(inline)].map(([, content = '']) => hashOf(content)))].join(' ')

const buildSecurityPolicy = (document: string): string =>
  [
    "default-src 'none'",
    `script-src ${sourcesOf(document, inlineScript)}`,
    `style-src ${sourcesOf(document, inlineStyle)}`,
    // blob: pictures an applicant chose, shown before and after they are sent.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const yearSeconds = 31_536_000

/** What changes its address with its content (a hash in the name, a version `v` of texts) may be kept for ever. */
const cacheControlOf = (address: string): string =>
  /^\/assets\/|^\/locales\/[^?]*\?v=\w/u.test(address) ? `public, max-age=${yearSeconds}, immutable` : 'no-cache'

const hasExtension = (path: string): boolean => /\.[a-z0-9]+$/iu.test(path)

type Documents = ReadonlyMap<string, string>

/** Throws where the build is not complete. Beside the page there are documents of their own: terms, privacy ... */
const readPolicies = (webDir: string): Documents => {
  for (const file of Object.values(shellFiles)) {
    if (!existsSync(join(webDir, file)))
      throw new Error(`WEB_DIR holds no built page: ${join(webDir, file)} is missing`)
  }
  return new Map(
    readdirSync(webDir)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, buildSecurityPolicy(readFileSync(join(webDir, file), 'utf8'))]),
  )
}

export const registerPage = async (app: FastifyInstance, { config }: Services): Promise<void> => {
  const { webDir, basePath } = config
  app.get('/', (_request, reply) => reply.redirect(`${basePath}/`, 302))
  app.get(basePath, (_request, reply) => reply.redirect(`${basePath}/`, 301))
  if (webDir === null) return
  const policies = readPolicies(webDir)

  await app.register(fastifyStatic, {
    root: webDir,
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply) => {
      reply.setHeader('vary', 'accept-encoding')
    },
  })

  const sendDocument = (reply: FastifyReply, file: string): FastifyReply =>
    reply.header('content-security-policy', policies.get(file) ?? '').sendFile(file)

  const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const address = request.url.slice(basePath.length)
    const path = address.replace(/[?#].*$/u, '')
    reply.header('cache-control', cacheControlOf(address))
    if (path === '/') return sendDocument(reply, shellFiles.first)
    // A missing file is 404, never a page: a browser would take the page for a script.
    if (hasExtension(path) || path.startsWith('/assets/') || path.startsWith('/locales/')) {
      return reply.sendFile(path.slice(1))
    }
    const own = `${path.slice(1)}.html`
    if (policies.has(own)) return sendDocument(reply, own)
    return sendDocument(reply, path.startsWith('/continue/') ? shellFiles.resume : shellFiles.other)
  }
  app.route({ method: ['GET', 'HEAD'], url: `${basePath}/*`, handler: answer })
}
