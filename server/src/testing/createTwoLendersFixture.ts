// Opens a server with two real lenders before the tests of a `describe` block, and closes it after them. For tests
// only.
import { afterAll, beforeAll } from 'vitest'
import type { Storage } from '../database/storage.ts'
import { buildLazyServer } from './createServerFixture.ts'
import { type LenderSettings, startTwoLenders, type TwoLenders } from './twoLenders.ts'

/** The properties of the result throw before `beforeAll` has run. */
export const createTwoLendersFixture = (
  open: () => Promise<Storage>,
  settings: LenderSettings,
  environment: Readonly<Record<string, string>> = {},
): Omit<TwoLenders, 'close'> => {
  let current: TwoLenders | undefined
  const read = (): TwoLenders => {
    if (current === undefined) throw new Error('The lenders are not started; they start in beforeAll')
    return current
  }
  beforeAll(async () => {
    current = await startTwoLenders(await open(), settings, environment)
  })
  afterAll(() => current?.close())
  return {
    server: buildLazyServer(() => read().server),
    get address() {
      return read().address
    },
    sendDue: () => read().sendDue(),
  }
}
