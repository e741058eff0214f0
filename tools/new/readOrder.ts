// Parses the arguments of `npm run new` into a kind, a name and options.
import { type Kind, type Order, OrderError } from './kind.ts'
import { kinds } from './registry.ts'

const usage = (): string => ['npm run new --', ...[...kinds.values()].map((kind) => `  ${kind.usage}`)].join('\n')

/** Parses pairs such as `--name value`. */
const readOptions = (words: readonly string[], kind: Kind): Readonly<Record<string, string>> => {
  const options: Record<string, string> = {}
  for (let place = 0; place < words.length; place += 2) {
    const name = words[place] ?? ''
    const value = words[place + 1]
    if (!name.startsWith('--') || !Object.hasOwn(kind.options, name.slice(2))) {
      throw new OrderError(`There is no option "${name}": npm run new -- ${kind.usage}`)
    }
    if (value === undefined || value === '' || value.startsWith('--')) throw new OrderError(`${name} needs a value`)
    options[name.slice(2)] = value
  }
  return options
}

/** Throws OrderError with the usage. */
export const readOrder = (words: readonly string[]): { readonly kind: Kind; readonly order: Order } => {
  const [word = '', name = '', ...rest] = words
  const kind = kinds.get(word)
  if (kind === undefined)
    throw new OrderError(`${word === '' ? 'No kind is given.' : `There is no kind "${word}".`}\n${usage()}`)
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
