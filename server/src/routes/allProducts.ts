// Serves every product's page on one port, each under its own path, and a page that lists them. For inspection and
// demonstrations, only outside production (config.ts). servePage.ts serves one product's page.
import type { Product } from '@loan/domain/products/product'
import type { FastifyInstance } from 'fastify'
import { html, type Html } from '../http/html.ts'
import { sendToolPage } from '../http/toolPage.ts'
import { resolvePagePath } from '../config/resolvePagePath.ts'
import type { Services } from '../http/services.ts'
import { listBuiltProducts, resolveWebDir } from './pageFolders.ts'
import { registerStaticFiles, servePage } from './servePage.ts'

const regions = new Intl.DisplayNames('en', { type: 'region' })
const languages = new Intl.DisplayNames('en', { type: 'language' })

const buildPreviewPath = (id: string): string => `/preview/${id}`

/** The preview is inert: it takes no focus and has no script, so that it reports no page load. */
const buildCard = ({ id, displayName, country, locales, pages }: Product, path: string): Html =>
  html`<li class="card">
    <div class="preview">
      <iframe
        src="${buildPreviewPath(id)}"
        title="First page of ${id}"
        loading="lazy"
        sandbox="allow-same-origin"
        tabindex="-1"
        inert
      ></iframe>
    </div>
    <h2><a href="${path}/">${displayName}, ${regions.of(country.code) ?? country.code}</a></h2>
    <p><code>${id}</code>, ${pages.length} pages</p>
    <p class="quiet">
      ${locales.map((locale) => languages.of(country.languageTags[locale] ?? locale) ?? locale).join(', ')}
    </p>
    <p>
      <a href="/sandbox/leads?product=${id}">Open leads<span class="hidden"> of ${id}</span></a>
    </p>
  </li>`

const buildStartPage = (served: readonly Product[], resolvePath: (product: Product) => string): Html =>
  html`<p>
      One server and one database for all products. What an applicant types decides the outcome (docs/sandbox.md). The
      command <code>npm run gallery</code> shows every page of every product.
    </p>
    <ul class="cards products">
      ${served.map((product) => buildCard(product, resolvePath(product)))}
    </ul>`

/**
 * Builds the script that prefixes the keys of both storages with the product's id. The products share an origin here
 * and must not read each other's answers.
 */
const buildStoragePrefixScript = (id: string): string =>
  `(function(own){['getItem','setItem','removeItem'].forEach(function(name){var call=Storage.prototype[name];` +
  `Storage.prototype[name]=function(key,value){return call.call(this,own+key,value)}})})('${id}:')`

export const registerAllProducts = async (
  app: FastifyInstance,
  { config, products }: Services,
  productsDir: string,
): Promise<void> => {
  const resolvePath = ({ id }: Product): string => resolvePagePath(config, id)
  const served = listBuiltProducts(productsDir, products)
  await registerStaticFiles(app, productsDir)
  const page = buildStartPage(served, resolvePath)
  app.get('/', (_request, reply) => sendToolPage(reply, { path: '/', title: 'Every product', body: page }))
  for (const product of served) {
    for (const typed of [`/${product.id}`, `/${product.id}/`]) {
      app.get(typed, (_request, reply) => reply.redirect(`${resolvePath(product)}/`, 302))
    }
    servePage(
      app,
      {
        webDir: resolveWebDir(productsDir, product),
        basePath: resolvePath(product),
        previewPath: buildPreviewPath(product.id),
        script: buildStoragePrefixScript(product.id),
      },
      config,
    )
  }
}
