// Builds an example host page that embeds the form with one script element, under a strict content security policy.
import { version } from '../../web/embed/embedForm.ts'
import { computeIntegrity, readReleases } from '../../web/build/embedReleases.ts'
import { createHash } from 'node:crypto'

/** Description of each variant of the host page, by its path. */
export const hostPaths = {
  '/': 'The form, between a heading and the rest of the page',
  '/below': 'The form far below the top of the page',
  '/sandboxed': 'The form in a sandboxed frame that shares nothing with its own site',
} as const
export type HostPath = keyof typeof hostPaths

const style = `
  body { margin: 0; font: 16px/1.5 Georgia, serif; background: #f6f2ea; color: #2b2118; }
  main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
  .far { height: 1500px; }
`

export type HostPage = { readonly html: string; readonly headers: Readonly<Record<string, string>> }

/** `formUrl` is the address of the application, with a slash at its end. */
export const buildHostPage = (formUrl: string, hostPath: HostPath): HostPage => {
  const { origin } = new URL(formUrl)
  const integrity = computeIntegrity(readReleases()[version] ?? '')
  const settings = hostPath === '/sandboxed' ? ' data-sandbox' : ''
  const links = Object.entries(hostPaths).map(([to, texts]) => `<li><a href="${to}">${texts}</a></li>`)
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>A partner’s page</title><style>${style}</style></head><body><main>`,
    '<h1>A partner’s page</h1><p>This is an example of a host page. Only the frame below is the form.</p>',
    hostPath === '/below' ? '<div class="far">Scroll down</div>' : '',
    '<div data-loan-form></div>',
    `<script async src="${formUrl}embed-${version}.js" integrity="${integrity}" crossorigin="anonymous"${settings}></script>`,
    `<h2>The rest of the page</h2><ul>${links.join('')}</ul>`,
    '</main></body></html>',
  ].join('\n')
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; script-src ${origin}; frame-src ${origin}`,
    },
  }
}
