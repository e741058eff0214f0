// Scripts of third parties: only from the hosts that are configured, under the one Trusted Types policy. Never awaited by
// anything an applicant waits for.
import { trustedTypesPolicy } from '@loan/domain/tracking/vendors'

type ScriptPolicy = { readonly createScriptURL: (address: string) => unknown }
type PolicyFactory = {
  readonly createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => ScriptPolicy
}

const isPolicyFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value

let hosts: readonly string[] = []

/** Throws where the address is none of a configured vendor. */
const assertConfigured = (address: string): string => {
  if (!hosts.includes(new URL(address).origin)) throw new TypeError('Not the host of a configured vendor')
  return address
}

let policy: ScriptPolicy | undefined

const findPolicy = (): ScriptPolicy => {
  const factory: unknown = Reflect.get(window, 'trustedTypes')
  policy ??= isPolicyFactory(factory)
    ? factory.createPolicy(trustedTypesPolicy, { createScriptURL: assertConfigured })
    : { createScriptURL: assertConfigured }
  return policy
}

/** An address a browser that enforces Trusted Types takes. Throws where the host is not configured. */
export const buildScriptAddress = (address: string, host: string): unknown => {
  hosts = [...new Set([...hosts, host])]
  return findPolicy().createScriptURL(address)
}

/** True where the document has the script already: a vendor that is opened again must not run twice. */
export const hasScript = (address: string): boolean => [...document.scripts].some(({ src }) => src === address)

/** At most once per document. Rejects where it does not come. */
export const loadScript = (address: string, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if (hasScript(address)) return resolve()
    const script = document.createElement('script')
    script.async = true
    script.referrerPolicy = 'strict-origin'
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The script did not load'))
    })
    // Not the property: it is typed as text, which is what Trusted Types keep from it.
    Reflect.set(script, 'src', buildScriptAddress(address, host))
    document.head.append(script)
  })
