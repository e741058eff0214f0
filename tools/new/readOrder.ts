// Parses the arguments of `npm run new` into a kind, a name and options.
import { type Kind, type Order, OrderError } from './kind.ts'
import { kinds } from './registry.ts'

const usage = (): string => ['npm run new --', ...[...kinds.values()].map((kind) => `  ${kind.usage}`)].join('\n')

/** Parses pairs such as `--name value`. */
const readOptions = (args: readonly string[], kind: Kind): Readonly<Record<string, string>> => {
  const options: Record<string, string> = {}
  for (let index = 0; index < args.length; index += 2) {
    const name = args[index] ?? ''
    const value = args[index + 1]
    if (!name.startsWith('--') || !Object.hasOwn(kind.options, name.slice(2))) {
      throw new OrderError(`There is no option "${name}": npm run new -- ${kind.usage}`)
    }
    if (value === undefined || value === '' || value.startsWith('--')) throw new OrderError(`${name} needs a value`)
    options[name.slice(2)] = value
  }
  return options
}

/** Throws OrderError with the usage. */
export const readOrder = (args: readonly string[]): { readonly kind: Kind; readonly order: Order } => {
  const [kindName = '', name = '', ...rest] = args
  const kind = kinds.get(kindName)
  if (kind === undefined)
    throw new OrderError(`${kindName === '' ? 'No kind is given.' : `There is no kind "${kindName}".`}\n${usage()}`)
  if (!kind.pattern.test(name)) {
    throw new OrderError(`"${name}" is not a valid name (${String(kind.pattern)}): npm run new -- ${kind.usage}`)
  }
  const options = readOptions(rest, kind)
  const left = Object.entries(kind.options).filter(([option, isNeeded]) => isNeeded && options[option] === undefined)
  if (left.length > 0) {
    throw new OrderError(`${left.map(([option]) => `--${option}`).join(', ')} is missing: npm run new -- ${kind.usage}`)
  }
  return { kind, order: { name, options } }
}
