// The scripts of the vendor fakes. Like the real script, each reads the queue of our adapter, and sets a cookie and a
// storage key of the vendor. It sends every call to its own origin under /calls.
import type { VendorName } from '@loan/domain/tracking/vendors'

const prelude = `
  const origin = new URL(document.currentScript.src).origin
  const send = (call) => fetch(origin + '/calls', {
    method: 'POST', keepalive: true, headers: { 'content-type': 'text/plain' }, body: JSON.stringify(call),
  }).catch(() => undefined)
`

const setVendorData = (cookie: string, key: string): string =>
  `try { document.cookie = '${cookie}=fake; path=/'; localStorage.setItem('${key}', '1') } catch {}`

const script = (...lines: readonly string[]): string => `(() => {${prelude}${lines.join('\n')}})()`

const dataLayer = script(
  setVendorData('_gcl_au', '_gcl_ls'),
  `
  const layer = window.dataLayer
  const pass = (entry) => send(entry.length === undefined ? entry : [...entry])
  layer.forEach(pass)
  const push = layer.push.bind(layer)
  layer.push = (...entries) => { entries.forEach(pass); return push(...entries) }
`,
)

export const vendorScripts: Readonly<Record<VendorName, string>> = {
  tiktok: script(
    setVendorData('_ttp', 'tt_sessionId'),
    `
    const queue = window.ttq
    const pixel = { queue }
    for (const method of queue.methods) pixel[method] = (...args) => send([method, ...args])
    window.ttq = pixel
    for (const call of queue) send(call)
  `,
  ),
  meta: script(
    setVendorData('_fbp', '_fbq_seen'),
    `
    window.fbq.callMethod = (...args) => send(args)
    for (const call of window.fbq.queue) send(call)
  `,
  ),
  googleAds: dataLayer,
  tagManager: dataLayer,
  posthog: '',
  logRocket: script(
    setVendorData('_lr_uf_', '_lr_id_'),
    `
    window._LRLogger = class {
      constructor() {
        return new Proxy(this, {
          get: (target, name) => name in target || typeof name === 'symbol' || name === 'then'
            ? target[name]
            : (...args) => send([name, ...args.map((arg) => typeof arg === 'function' ? String(arg) : arg)]),
        })
      }
    }
  `,
  ),
}
