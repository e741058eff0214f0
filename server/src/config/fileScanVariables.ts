// The environment variables of the malware scanner of uploaded files. config.ts spreads them; docs/uploads.md explains
// them.
import * as v from 'valibot'

/** A TCP port or a Unix socket, as `connect` of node:net accepts it. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string }

const defaultPort = 3310

const parseAddress = (text: string): ClamdAddress | null => {
  const path = /^unix:(?<path>\/[^\0]{1,107})$/u.exec(text)?.groups?.['path']
  if (path !== undefined) return { path }
  if (!/^tcp:\/\/[^/?#@\s]+$/u.test(text) || !URL.canParse(text)) return null
  const { hostname, port } = new URL(text)
  if (hostname === '') return null
  return { host: hostname.replace(/^\[(.*)\]$/u, '$1'), port: port === '' ? defaultPort : Number(port) }
}

const clamdAddress = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const address = parseAddress(dataset.value)
    if (address !== null) return address
    addIssue({ message: 'an address like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl' })
    return NEVER
  }),
)

export const fileScanVariables = {
  FILE_SCAN: v.optional(v.picklist(['none', 'clamd'], 'none or clamd')),
  CLAMD_ADDRESS: v.optional(clamdAddress),
} as const

export type FileScanSettings =
  | { readonly adapter: 'none' }
  | { readonly adapter: 'clamd'; readonly address: ClamdAddress }

const environmentSchema = v.object(fileScanVariables)
type FileScanEnvironment = v.InferOutput<typeof environmentSchema>

/** Returns what an operator has to change; null when the settings are complete. */
export const findFileScanProblem = (
  { FILE_SCAN, CLAMD_ADDRESS }: FileScanEnvironment,
  isProduction: boolean,
): string | null => {
  if (FILE_SCAN === 'clamd') return CLAMD_ADDRESS === undefined ? 'FILE_SCAN=clamd needs CLAMD_ADDRESS' : null
  if (CLAMD_ADDRESS !== undefined) return 'CLAMD_ADDRESS has an effect only with FILE_SCAN=clamd'
  if (!isProduction || FILE_SCAN === 'none') return null
  return 'FILE_SCAN should be clamd in production, or none if the company decided to store uploads without a scan (docs/uploads.md)'
}

/** Returns no scanner for incomplete settings; `findFileScanProblem` has rejected those before. */
export const readFileScan = ({ FILE_SCAN, CLAMD_ADDRESS }: FileScanEnvironment): FileScanSettings =>
  FILE_SCAN === 'clamd' && CLAMD_ADDRESS !== undefined
    ? { adapter: 'clamd', address: CLAMD_ADDRESS }
    : { adapter: 'none' }
