// Serves every product's page on one port, each under its own path, and a page that lists them. For inspection and
// demonstrations, only outside production (config.ts). servePage.ts serves one product's page.
import type { Product } from '@loan/domain/products/product'
import type { FastifyInstance } from 'fastify'
import { buildPage, html, type Html, pageSecurityPolicy } from '../http/html.ts'
import { resolvePagePath } from '../config/resolvePagePath.ts'
import type { Services } from '../http/services.ts'
import { listBuiltProducts, resolveWebDir } from './pageFolders.ts'
import { registerStaticFiles, servePage } from './servePage.ts'

const regions = new Intl.DisplayNames('en', { type: 'region' })
const languages = new Intl.DisplayNames('en', { type: 'language' })

const buildProductRow = ({ id, displayName, country, locales, pages }: Product, path: string): Html =>
  html`<tr>
    <td><a href="${path}/">${displayName}, ${regions.of(country.code) ?? country.code}</a><br /><code>${id}</code></td>
    <td>${locales.map((locale) => languages.of(country.languageTags[locale] ?? locale) ?? locale).join(', ')}</td>
    <td>${pages.length}</td>
  </tr>`

const buildStartPage = (served: readonly Product[], resolvePath: (product: Product) => string): string =>
  buildPage(
    'Every product',
    html`<p>
        One server and one database for all of them. What an applicant types decides the outcome (docs/sandbox.md);
        <a href="/sandbox">sent messages</a>, <a href="/sandbox/leads">open leads</a>, <a href="/docs">the API</a>.
      </p>
      <table>
        <thead>
          <tr>
            <th>Product</th>
            <th>Languages</th>
            <th>Pages</th>
          </tr>
        </thead>
        <tbody>
          ${served.map((product) => buildProductRow(product, resolvePath(product)))}
        </tbody>
      </table>`,
  )

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
  app.get('/', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': pageSecurityPolicy })
      .type('text/html; charset=utf-8')
      .send(page),
  )
  for (const product of served) {
    app.get(`/${product.id}`, (_request, reply) => reply.redirect(`${resolvePath(product)}/`, 302))
    servePage(
      app,
      {
        webDir: resolveWebDir(productsDir, product),
        basePath: resolvePath(product),
        script: buildStoragePrefixScript(product.id),
      },
      config,
    )
  }
}
