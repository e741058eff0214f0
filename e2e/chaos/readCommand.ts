// Parses the arguments of `npm run chaos` into seeds, overrides and arguments for Playwright.
import { parseArgs } from 'node:util'
import { CommandError } from '../../tools/process/commandError.ts'

export type ChaosCommand = {
  /** CHAOS_SEEDS has the first and the last seed: `12-12` or `1-300`. */
  readonly environment: Readonly<Record<string, string>>
  /** Arguments for Playwright. */
  readonly args: readonly string[]
  /** True to write the table of the stored results and run no seed. */
  readonly isTable: boolean
}

const usage = `npm run chaos -- --seed 12                      one journey again
npm run chaos -- --from 1 --to 300 --workers 3  many
  --product tukan-pl   use this product instead of the product of the seed
  --kinds "reload"     inject only these kinds of faults, separated by commas
  --trace              prints each page and fault
npm run chaos -- --table                        writes docs/chaos.md from the seeds that ran`

const readNumber = (name: string, text: string): number => {
  const number = Number(text)
  if (!/^\d{1,6}$/u.test(text) || number < 1)
    throw new CommandError(`--${name} should be a number from 1 on, not "${text}"`)
  return number
}

/** Throws with the error and the usage. */
export const readCommand = (args: readonly string[]): ChaosCommand => {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseArgs({
    args: [...args],
    options: { seed: text, from: text, to: text, workers: text, product: text, kinds: text, trace: flag, table: flag },
  })
  const { seed, from = seed, to = from, workers = '2', product, kinds, trace, table } = values
  if (table) return { environment: {}, args: [], isTable: true }
  if (from === undefined || to === undefined) throw new CommandError(`Which seeds?\n${usage}`)
  return {
    environment: {
      CHAOS_SEEDS: `${readNumber('from', from)}-${readNumber('to', to)}`,
      ...(product !== undefined && { CHAOS_PRODUCT: product }),
      ...(kinds !== undefined && { CHAOS_KINDS: kinds }),
      ...(trace && { CHAOS_TRACE: '1' }),
    },
    args: ['test', 'e2e/chaos', `--workers=${readNumber('workers', workers)}`],
    isTable: false,
  }
}
