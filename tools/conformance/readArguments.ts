// Parses the arguments of `npm run conformance`.
import { parseArgs } from 'node:util'
import type { Product } from '@loan/domain/products/product'
import { products } from '@loan/domain/products/registry'
import { listGroups, type RunOptions } from './runCases.ts'
import { CommandError } from '../process/commandError.ts'

const usage = `npm run conformance -- URL [--brand tukan] [--country pl] [--only GROUP …] [--origin ORIGIN]
  URL is the API base URL of the lead server, such as http://localhost:8080/api
  GROUP is one of ${listGroups().join(', ')}
  ORIGIN is that of a page that another host serves, such as https://loans.example`

const findProduct = (brand: string, country: string): Product => {
  const found = Object.values(products).find(({ id }) => id === `${brand}-${country}`)
  if (found === undefined)
    throw new CommandError(`There is no product ${brand}-${country}: ${Object.keys(products).join(', ')}`)
  return found
}

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

/** Throws with what is wrong and the usage. */
export const readArguments = (args: readonly string[]): RunOptions => {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { brand: text, country: text, only: { ...text, multiple: true }, origin: text },
    allowPositionals: true,
  })
  const [baseUrl, ...others] = positionals
  if (baseUrl === undefined || others.length > 0) throw new CommandError(`One URL is needed\n${usage}`)
  if (!/^https?:\/\//u.test(baseUrl) || !URL.canParse(baseUrl)) {
    throw new CommandError(`${baseUrl} is no http or https URL\n${usage}`)
  }
  const { brand = 'tukan', country = 'pl', only: groups = listGroups(), origin } = values
  const unknown = groups.filter((group) => !listGroups().includes(group))
  if (unknown.length > 0) throw new CommandError(`There is no group ${unknown.join(', ')}\n${usage}`)
  if (origin !== undefined && !isOrigin(origin)) throw new CommandError(`${origin} is no origin\n${usage}`)
  return { baseUrl, product: findProduct(brand, country), groups, origin }
}
