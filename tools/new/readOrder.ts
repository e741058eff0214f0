// Parses the arguments of `npm run new` into a kind, a name and options.
import { parseArgs } from 'node:util'
import { type Kind, type Order, OrderError } from './kind.ts'
import { brand } from './kinds/brand.ts'
import { country } from './kinds/country.ts'
import { dataPoint } from './kinds/dataPoint.ts'
import { locale } from './kinds/locale.ts'
import { page } from './kinds/page.ts'
import { rule } from './kinds/rule.ts'
import { screen } from './kinds/screen.ts'
import { vendor } from './kinds/vendor.ts'

const kinds: ReadonlyMap<string, Kind> = new Map([
  ['brand', brand],
  ['country', country],
  ['page', page],
  ['data-point', dataPoint],
  ['rule', rule],
  ['screen', screen],
  ['vendor', vendor],
  ['locale', locale],
])

/** Throws with the usage. */
export const readOrder = (args: readonly string[]): { readonly kind: Kind; readonly order: Order } => {
  const [kindName = '', name = '', ...rest] = args
  const kind = kinds.get(kindName)
  if (kind === undefined) {
    const usages = [...kinds.values()].map(({ usage }) => `  ${usage}`)
    throw new OrderError(['There is no kind "' + kindName + '".', 'npm run new --', ...usages].join('\n'))
  }
  const usage = `npm run new -- ${kind.usage}`
  if (!kind.pattern.test(name))
    throw new OrderError(`"${name}" is not a valid name (${String(kind.pattern)}): ${usage}`)
  const types = Object.keys(kind.options).map((option) => [option, { type: 'string' }] as const)
  const { values } = parseArgs({ args: rest, options: Object.fromEntries(types) })
  const missing = Object.keys(kind.options).filter((option) => kind.options[option] === true && !values[option])
  if (missing.length > 0) throw new OrderError(`--${missing.join(', --')} is missing: ${usage}`)
  return { kind, order: { name, options: values } }
}
