// The environment variables that enable vendors (domain/src/tracking/vendors.ts): a key, and a host that replaces the
// default one. config.ts spreads them.
import { type VendorName, vendorNames, vendors, type VendorSettings } from '@loan/domain/tracking/vendors'
import * as v from 'valibot'

const buildKeyVariable = (name: VendorName) => {
  const { pattern, example } = vendors[name].key
  return v.optional(v.pipe(v.string(), v.regex(pattern, `a key like ${example}`)))
}

/** Stricter than a URL, because it becomes part of a security policy. */
const origin = /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/u

const buildHostVariable = (name: VendorName) =>
  v.optional(v.pipe(v.string(), v.regex(origin, `an origin like ${vendors[name].host.default}`)))

type VariableSchema = ReturnType<typeof buildKeyVariable> | ReturnType<typeof buildHostVariable>

/** The variables of every row of the table: a new vendor needs no row here. */
export const vendorVariables: v.ObjectEntries = Object.fromEntries(
  vendorNames.flatMap((name): readonly (readonly [variable: string, schema: VariableSchema])[] => [
    [vendors[name].key.variable, buildKeyVariable(name)],
    [vendors[name].host.variable, buildHostVariable(name)],
  ]),
)

/** Returns the vendors whose key is set. */
export const readVendors = (environment: Readonly<Record<string, unknown>>): VendorSettings =>
  Object.fromEntries(
    vendorNames.flatMap((name) => {
      const { key, host } = vendors[name]
      const value = environment[key.variable]
      const own = environment[host.variable]
      return typeof value === 'string'
        ? [[name, { key: value, host: typeof own === 'string' ? own : host.default }]]
        : []
    }),
  )
