// The URL of a call with its parameters. For tests only.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { isRecord } from '@loan/domain/records'
import { buildEndpointPath } from '../http/registerContract.ts'

/** Parameters that the path does not name are in the query. */
export const buildUrl = (endpoint: Endpoint, params: unknown): string => {
  const rest = new Map(isRecord(params) ? Object.entries(params) : [])
  const filled = buildEndpointPath(endpoint).replaceAll(/\{(\w+)\}/gu, (_whole, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams(
    [...rest].map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return `${filled}${query === '' ? '' : `?${query}`}`
}
