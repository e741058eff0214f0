// Loads scripts of third parties, only from configured hosts and through one Trusted Types policy. No code that the
// applicant waits for awaits them.
import { trustedTypesPolicy } from '@loan/domain/tracking/vendors'
import type { InstanceOwner } from '../lib/instances.ts'
import { perDocument } from '../lib/perDocument.ts'

type ScriptPolicy = { readonly createScriptURL: (address: string) => unknown }
type PolicyFactory = {
  readonly createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => ScriptPolicy
}

const isPolicyFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value

/** One per document, because a browser rejects a second policy with the same name. */
const getScriptPolicy = perDocument((): ScriptPolicy & { readonly allowHost: (host: string) => void } => {
  const hosts = new Set<string>()
  /** Throws when the URL is not on the host of a configured vendor. */
  const assertConfigured = (address: string): string => {
    if (!hosts.has(new URL(address).origin)) throw new TypeError('The URL is not on the host of a configured vendor')
    return address
  }
  const factory: unknown = Reflect.get(window, 'trustedTypes')
  const policy: ScriptPolicy = isPolicyFactory(factory)
    ? factory.createPolicy(trustedTypesPolicy, { createScriptURL: assertConfigured })
    : { createScriptURL: assertConfigured }
  return {
    allowHost: (host) => void hosts.add(host),
    createScriptURL: (address) => policy.createScriptURL(address),
  }
})

/**
 * A URL that a browser with Trusted Types accepts, as `TrustedScriptURL` or string. Throws when the URL is on another
 * host.
 */
export const buildScriptAddress = (owner: InstanceOwner, address: string, host: string): unknown => {
  const policy = getScriptPolicy(owner)
  policy.allowHost(host)
  return policy.createScriptURL(address)
}

/** True when the document has the script, so that a reopened adapter does not run it twice. */
export const hasScript = (address: string): boolean => [...document.scripts].some(({ src }) => src === address)

/** Loads the script at most once per document. Rejects when it does not load. */
export const loadScript = (owner: InstanceOwner, address: string, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if (hasScript(address)) return resolve()
    const script = document.createElement('script')
    script.async = true
    script.referrerPolicy = 'strict-origin'
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('Failed to load the script'))
    })
    // The `src` property has the type string and would not accept a trusted URL.
    Reflect.set(script, 'src', buildScriptAddress(owner, address, host))
    document.head.append(script)
  })
