// Builds the server's own small HTML pages (documentation, sandbox). Only tool pages have a script.
import { html, Html } from '../lib/html.ts'
import { pageStyle } from './pageStyle.ts'
import { buildPlainPolicy } from './securityPolicy.ts'

export { html, Html }

type PageAdditions = { readonly header: Html; readonly script?: string }

export const buildPage = (title: string, body: Html, additions?: PageAdditions): string =>
  `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${new Html(pageStyle)}
        </style>
      </head>
      <body>
        ${additions?.header ?? html``}
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
        ${additions?.script === undefined ? html`` : new Html(`<script>${additions.script}</script>`)}
      </body>
    </html>`.markup
  }\n`

/** The policy of every page that `buildPage` returns without a script: all of them have the same style element. */
export const pageSecurityPolicy = buildPlainPolicy(buildPage('', html``))
