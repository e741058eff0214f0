// Generates a vendor that receives funnel events when its key is set and the applicant consents.
import { purposes } from '@loan/domain/tracking/vendors'
import { addRow } from '../editText.ts'
import { type Kind, OrderError } from '../kind.ts'
import { constant, pascal, sentence } from '../names.ts'

const adapters = 'web/src/tracking/adapters'

const buildAdapter = (
  name: string,
): string => `// ${sentence(name)}: loads its script and maps funnel events to the names of the vendor.
import type { FunnelName } from '../funnelEvents.ts'
import { loadScript } from '../loadScript.ts'
import type { OpenAdapter } from './adapter.ts'

const names: Readonly<Partial<Record<FunnelName, string>>> = { 'lead-submitted': 'Lead' }

type Call = readonly [name: string, id: string]
type Queue = { readonly push: (call: Call) => unknown }

const isQueue = (value: unknown): value is Queue =>
  typeof value === 'object' && value !== null && 'push' in value && typeof value.push === 'function'

/** The queue of calls until the script has loaded, then the queue of the script. */
const getQueue = (): Queue => {
  const existing: unknown = Reflect.get(window, '${name}Queue')
  if (isQueue(existing)) return existing
  const calls: Call[] = []
  Object.assign(window, { ${name}Queue: calls })
  return calls
}

export const open${pascal(name)}: OpenAdapter = async ({ key, host, store }) => {
  void loadScript({ store }, \`\${host}/pixel.js?id=\${encodeURIComponent(key)}\`, host).catch(() => undefined)
  let isStopped = false
  return {
    send: (event) => {
      const vendorName = names[event.name]
      if (vendorName !== undefined && !isStopped) getQueue().push([vendorName, event.id])
    },
    stop: () => {
      isStopped = true
    },
  }
}
`

const buildTest = (name: string): string => `import { beforeEach, expect, it } from 'vitest'
import { open${pascal(name)} } from './${name}.ts'
import { buildEvent, buildAdapterOptions, captureScripts, eventId, host } from '../testing/adapterFixtures.ts'

let scripts: readonly HTMLScriptElement[] = []
const calls = (): unknown => Reflect.get(window, '${name}Queue')

beforeEach(() => {
  scripts = captureScripts()
  Reflect.deleteProperty(window, '${name}Queue')
})

it('loads its script from the configured host', async () => {
  await open${pascal(name)}(buildAdapterOptions('key-1'))
  expect(scripts.map(({ src }) => src)).toEqual([\`\${host}/pixel.js?id=key-1\`])
})

it('sends only submissions, with the event id, and nothing after consent was withdrawn', async () => {
  const adapter = await open${pascal(name)}(buildAdapterOptions('key-1'))
  adapter.send(buildEvent('visit-started'))
  expect(calls()).toBeUndefined()
  adapter.send(buildEvent('lead-submitted'))
  expect(calls()).toEqual([['Lead', eventId]])
  adapter.stop()
  adapter.send(buildEvent('lead-submitted'))
  expect(calls()).toHaveLength(1)
})
`

/** Throws OrderError for a purpose that an applicant cannot accept. */
const readPurpose = (name = 'advertising'): string => {
  if (purposes.some((purpose) => purpose === name)) return name
  throw new OrderError(`There is no purpose ${name}: it is one of ${purposes.join(', ')}`)
}

export const vendor: Kind = {
  usage: 'vendor name [--purpose advertising]',
  pattern: /^[a-z][A-Za-z\d]*$/u,
  options: { purpose: false },
  plan: ({ name, options }) => {
    const purpose = readPurpose(options['purpose'])
    const variable = constant(name)
    const example = `${name.toLowerCase()}-EXAMPLE`
    const host = `https://pixel.${name.toLowerCase()}.example`
    return {
      files: {
        [`${adapters}/${name}.ts`]: buildAdapter(name),
        [`${adapters}/${name}.test.ts`]: buildTest(name),
      },
      edits: [
        [
          'domain/src/tracking/vendors.ts',
          addRow(
            'const rows = {',
            [
              `${name}: {`,
              `  purpose: '${purpose}',`,
              `  key: { variable: '${variable}_ID', pattern: /^[\\w-]{4,40}$/u, example: '${example}' },`,
              `  host: { variable: '${variable}_HOST', default: '${host}' },`,
              "  uses: ['script', 'connect', 'img'],",
              '  others: {},',
              '  hasScript: true,',
              '},',
            ].join('\n'),
          ),
        ],
        ['.env.example', (text) => `${text.trimEnd()}\n# ${variable}_ID=${example}\n# ${variable}_HOST=${host}\n`],
        [
          `${adapters}/registry.ts`,
          addRow('export const adapters', `${name}: async () => (await import('./${name}.ts')).open${pascal(name)},`),
        ],
        [
          'web/src/tracking/forgetVendors.ts',
          addRow('const vendorTraces', `${name}: { cookies: /^_${name.toLowerCase()}/, keys: noNames },`),
        ],
        [
          'e2e/setup/vendorScripts.ts',
          addRow(
            'export const vendorScripts',
            `${name}: script(\n  setVendorData('_${name.toLowerCase()}', '${name}'),\n  'for (const call of window.${name}Queue ?? []) send(call)',\n),`,
          ),
        ],
      ],
      missing: [
        `its real key and hosts in domain/src/tracking/vendors.ts`,
        `the URL of its script and its calls in ${adapters}/${name}.ts, and the test beside it`,
        'its cookies and storage keys in web/src/tracking/forgetVendors.ts, for their removal; the texts of the privacy choices describe its purpose and name no vendor',
      ],
      tests: [`${adapters}/${name}.test.ts`, 'domain/src/tracking/vendors.test.ts', 'e2e/tracking.spec.ts'],
    }
  },
}
