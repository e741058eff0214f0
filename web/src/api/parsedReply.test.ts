import { describe, expect, it } from 'vitest'
import { parseReply } from './parsedReply.ts'

describe('the state in a reply', () => {
  // Shows spec 3.34
  it.each([
    [6, 'CHECKING'],
    [[6, 10], 'ACCEPTED'],
    [99, null],
  ])('of progressState %j is %s', (progressState, state) => {
    expect(parseReply({ revision: 1, progressState })).toEqual({ revision: 1, progressState, state })
  })
  it('is absent in a reply without one', () => {
    expect(parseReply({ erased: true })).toEqual({ erased: true })
  })
})
