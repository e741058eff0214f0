// Faults of the device's clock. The clock of the server does not change.
import { specExpiry } from '@loan/domain/products/defaults'
import { addLastingScript } from '../run/tabs.ts'
import type { Kind } from './kind.ts'

const hourMs = 3_600_000
const draftMs = specExpiry.applicationHours * hourMs

const shiftClock = (ms: number): string => `{
  const Real = Date
  const shift = ${ms}
  globalThis.Date = class Date extends Real {
    constructor(...args) {
      if (args.length === 0) super(Real.now() + shift)
      else super(...args)
    }
    static now() {
      return Real.now() + shift
    }
  }
}`

const jumps: readonly (readonly [name: string, ms: number])[] = [
  ['an hour ahead', hourMs],
  [`${specExpiry.applicationHours + 1} hours ahead`, draftMs + hourMs],
  ['three days back', -72 * hourMs],
  ['a year ahead', 365 * 24 * hourMs],
]

export const clockKinds: readonly Kind[] = jumps.flatMap(([name, ms]): readonly Kind[] => [
  {
    name: `clock jumps ${name}`,
    classes: [8],
    phases: ['arrived', 'filled', 'checking'],
    inject: async (run) => {
      // A later reload of the page has the shifted clock too.
      if (ms > draftMs) run.mayLose.push('consents of a stale session')
      await run.page.evaluate(shiftClock(ms))
      await addLastingScript(run, shiftClock(ms))
    },
  },
  {
    name: `clock jumps ${name}, and a reload`,
    classes: [8, 9],
    phases: ['half', 'filled', 'checking', 'screen'],
    inject: async (run) => {
      if (ms > draftMs) run.mayLose.push('consents of a stale session')
      await run.page.evaluate(shiftClock(ms))
      await addLastingScript(run, shiftClock(ms))
      await run.page.reload()
    },
  },
])
